import type { ChatTexts } from '#i18n/chatTexts.ts';
import { numbersText } from '#i18n/rollText.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const chat: ChatTexts = {
  invitation: ({ challenger, opponent, rematch }) => {
    if (opponent === null) return `🎲 ${challenger} looks for somebody to play tavla with.`;
    return rematch
      ? `🎲 ${opponent}, ${challenger} wants a rematch.`
      : `🎲 ${opponent}, ${challenger} challenges you to a match of tavla.`;
  },
  preset: (name) => `**${name}**`,
  differs: (options) => `Different from usual: ${options.join('; ')}`,
  expires: (stamp) => `Open until ${stamp}`,
  accepted: (by, place) => `✅ ${by} accepted. The match: ${place}`,
  declined: (by) => `${by} declined.`,
  withdrawn: () => 'Withdrawn.',
  expired: () => 'Nobody answered in time.',
  invitationSent: () => 'Your invitation is posted.',
  matchBegun: (place) => `The match has begun: ${place}`,

  buttons: {
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
    roll: 'Roll',
    undo: 'Undo',
    confirm: 'Confirm',
    resign: 'Resign…',
    resignGame: (value) => `Give up the game (${points(value)})`,
    resignMatch: 'Give up the match',
    acceptResign: 'Accept',
    declineResign: 'Play on',
    double: (value) => `Double to ${value}`,
    take: 'Take',
    drop: 'Drop…',
    takeNow: (value) => `Take at ${value}`,
    dropNow: (value) => `Drop (${points(value)})`,
    rematch: 'Rematch',
    offerPause: 'Ask for a pause',
    acceptPause: 'Agree',
    declinePause: 'No pause',
    resume: 'Go on',
    endVacation: 'End the vacation',
  },
  menus: {
    moveBy: (die) => `Move with the ${die}…`,
    hits: 'hits',
    pins: 'pins',
    pinsMother: 'pins the mother',
    bearsOff: 'bears off',
    pickMatch: 'Choose a match…',
  },

  paceChoices: {
    live: 'live: 30 s for each decision, 90 s in reserve',
    oneDay: 'daily: one day for each turn',
    twoDays: 'daily: two days for each turn',
    threeDays: 'daily: three days for each turn',
    sevenDays: 'daily: a week for each turn',
    none: 'no clock',
  },
  pauseChoices: {
    offerPause: 'ask for a pause',
    acceptPause: 'agree to the pause',
    declinePause: 'do not agree',
    resume: 'go on',
  },
  pickMatch: () => 'You have several matches. Which one do you mean?',
  resignAsk: () => 'What do you want to give up? Nothing is sent yet.',
  resignGameConfirm: (value) => `The game: the opponent would get ${points(value)}.`,
  resignMatchConfirm: () => 'The match: the opponent would win all of it, whatever the score.',
  resignHow: {
    offer: 'Press the button to send the offer, or dismiss this message to play on.',
    atOnce: 'The button ends it at once, nobody is asked. Dismiss this message to play on.',
  },
  resignSent: () => 'Your offer is on the table; the opponent answers it.',
  resignDone: () => 'You have resigned.',
  doubleSent: () => 'Your double is on the table; the opponent takes or drops.',
  dropConfirm: (value) =>
    `The opponent would win this game for ${points(value)}. Press the button to drop, or dismiss this message and think again.`,
  takeConfirm: (value) =>
    `The cube would be yours and count ${value}. Press the button to take, or dismiss this message and think again.`,
  takeDone: () => 'You have taken the double.',
  dropDone: () => 'You have dropped the double.',

  rolled: (roll) => `You rolled **${roll}**.`,
  moved: (play, left) =>
    left.length === 0
      ? `**${play}**. That is the whole turn: \`/confirm\` it, or \`/undo\`.`
      : `**${play}**, left: **${numbersText(left)}**.`,
  turnEnded: (play) => `**${play}** played. The turn has gone on.`,
  undone: () => 'Taken back.',
  done: () => 'Done.',
  boardLink: (link) => `The board: ${link}`,
  boardPosted: (link) => `Here is the board again: ${link}`,
  legalPlays: (plays, all) =>
    `${all ? 'Legal now' : 'Legal now, among others'}: ${plays.map((play) => `\`${play}\``).join(', ')}`,

  permissions: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    AttachFiles: 'Attach Files',
    CreatePublicThreads: 'Create Public Threads',
    SendMessagesInThreads: 'Send Messages in Threads',
  },

  reminder: (white, black, link) => `⏰ Your time in ${white} – ${black} is nearly over. The board: ${link}`,
  yourMatches: () => '**Your matches**',
  noMatches: () => 'You have no running match. Start one with `/challenge`.',
  yourTurn: () => 'your turn',
  theirTurn: () => 'the other side’s turn',
  matchLine: ({ white, black, whitePoints, blackPoints, turn, stamp, link }) =>
    [
      `${turn === 'yours' ? '🟢' : '⚪'} ${white} ${whitePoints} – ${blackPoints} ${black}`,
      turn === 'yours' ? '**your turn**' : 'the other side’s turn',
      ...(stamp === null ? [] : [`⏳ ${stamp}`]),
      ...(link === null ? [] : [link]),
    ].join(' · '),
  moreMatches: (count) => `… and ${count} more.`,

  help: (mention) =>
    [
      '**Tavla in one minute**',
      `1. ${mention('challenge')} somebody; leave the opponent out to invite everybody, or name me to play against the computer.`,
      `2. When it is your turn, choose a checker from the menus under the board, or type the whole turn: ${mention('move')} \`24/18 13/11\`.`,
      '3. Points are counted from your own side: you travel from 24 down to 1 and off. `bar/20` enters a hit checker, `6/off` bears one off.',
      '4. Look at the board, then confirm. Until then every checker can be taken back.',
      '5. All 15 off first wins the game: 1 point, or 2 (mars) if the other side has borne off none.',
      `The rules of each game, with pictures: ${mention('rules')}`,
      `The board again: ${mention('board')} · all your matches: ${mention('matches')} · give up: ${mention('resign')} · language, look and automatic play: ${mention('settings')}`,
    ].join('\n'),
};
