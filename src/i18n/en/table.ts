import { localGame } from '#i18n/localGames.ts';
import { numbersText, rollText } from '#i18n/rollText.ts';
import type { TableTexts } from '#i18n/tableTexts.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const DAY_MS = 24 * 60 * 60 * 1000;
const days = (ms: number): string => (ms === DAY_MS ? 'a day' : `${ms / DAY_MS} days`);
const seconds = (ms: number): string => `${ms / 1000} s`;

const GAMES = { tavla: 'Tavla', plakoto: 'Plakoto', fevga: 'Fevga', gulbara: 'Gul Bara' } as const;

export const table: TableTexts = {
  presets: {
    turkTavlasi: 'Turkish tavla',
    backgammon: 'Backgammon',
    kahve: 'Coffee house tavla',
    turkishSet: 'Turkish set',
    greekSet: 'Greek set',
    bulgarianSet: 'Bulgarian set',
    macedonianSet: 'Macedonian set',
    plakoto: 'Plakoto',
    fevga: 'Fevga',
    gulbara: 'Gul Bara',
  },
  game: (preset, game) => localGame(preset, game) ?? GAMES[game],
  gamesInTurn: (games) => games.join(' → '),
  levels: { beginner: 'beginner', casual: 'casual', club: 'club', expert: 'expert', master: 'master' },
  computer: (level) => `Computer (${table.levels[level]})`,
  sides: { white: 'white', black: 'black' },
  unknownPlayer: () => 'somebody',
  length: ({ length, hands }) =>
    hands ? `first to win ${length} games` : length === 1 ? 'one point' : `first to ${length} points`,
  pace: (pace) => {
    switch (pace.kind) {
      case 'live':
        return `${seconds(pace.decisionMs)} a turn, ${seconds(pace.reserveMs)} in reserve`;
      case 'daily':
        return `${days(pace.decisionMs)} for each turn`;
      case 'none':
        return 'no clock';
    }
  },
  opening: { reroll: 'the starter rolls both dice afresh', play: 'the starter plays the opening dice' },
  nextGame: { roll: 'an opening roll before every game', winner: 'the winner starts the next game' },
  closedBoard: { roll: 'dice are thrown against a closed board too', noRoll: 'no roll against a closed board' },
  resigning: { offer: 'the opponent may decline a resignation', atOnce: 'resigning needs no answer' },
  pinnedBearOff: {
    continues: 'bearing off goes on while a checker is pinned',
    waits: 'no bearing off while a checker is pinned',
  },
  cubePlayed: (cube) => (cube ? 'with the cube' : 'without the cube'),
  tripleMars: (counts) => (counts ? 'triple mars counts 3' : 'no triple mars'),
  hitAndRunAtHome: (allowed) => (allowed ? 'hit-and-run at home allowed' : 'no hit-and-run at home'),

  words: { bar: 'bar', off: 'off', cannotMove: 'no move' },
  roll: rollText,
  numbers: numbersText,

  matchStarted: (white, black) => `${white} against ${black}: the match begins.`,
  diceSealed: (hash) => `-# 🔒 Seal of the dice: \`${hash}\``,
  diceUnsealed: (secret) => `-# 🔓 The sealed secret: \`${secret}\` · check it with \`/dice verify\``,
  gameStarted: ({ number, game, starter }) =>
    `Game ${number}${game === null ? '' : `: **${game}**`}.` +
    (starter === null ? '' : ` ${starter} won the last one and starts.`),
  crawford: () => 'Crawford game: no cube.',
  openingRolled: ({ starter, high, low, ties }) => {
    const equal = ties.map((tie) => tie.join('-')).join(', ');
    const begins = `${starter} starts: ${high} against ${low}.`;
    return ties.length === 0 ? begins : `Opening roll equal (${equal}), rolled again. ${begins}`;
  },
  played: ({ who, play, roll, how }) =>
    `${who}: **${play}**${roll === null ? ' (numbers handed over)' : ` (${rollText(roll)})`}` +
    { confirmed: '', forced: ', the only play', automatic: '', timeout: ', played by the table because time was up' }[
      how
    ],
  passed: (who, reason, dice) =>
    reason === 'closedBoard'
      ? `${who} is on the bar against a closed board: no roll, the turn passes.`
      : `${who}: ${dice}, no legal move, the turn passes.`,
  handedOver: (to, numbers) => `Not played and handed over to ${to}: **${numbersText(numbers)}**.`,
  numbersLost: (who, numbers) => `${who} cannot play ${numbersText(numbers)} of the numbers handed over: lost.`,
  doubleOffered: (by, value) => `${by} doubles to ${value}.`,
  doubleTaken: (by) => `${by} takes.`,
  doubleDropped: (by) => `${by} drops.`,
  resignOffered: (by, scope, value) =>
    scope === 'match' ? `${by} offers to resign the match.` : `${by} offers to resign this game for ${points(value)}.`,
  resignAccepted: (by) => `${by} accepts the resignation.`,
  resignDeclined: (by) => `${by} declines the resignation: play goes on.`,
  gameWon: ({ winner, loser, points: won, kind, reason }) => {
    const how = {
      borneOff: `${winner} bears off the last checker`,
      motherPinned: `${winner} has pinned the mother of ${loser}`,
      resigned: `${loser} has resigned the game`,
      dropped: `${loser} has dropped the double`,
    }[reason];
    const mars = { 1: '', 2: ' Mars!', 3: ' Triple mars!' }[kind];
    return `🏁 ${how}.${mars} ${points(won)} for ${winner}.`;
  },
  gameDrawn: () => '🏁 Both mothers are pinned: a draw, nobody scores.',
  matchWon: (winner, loser, reason) => {
    const why = {
      length: '',
      resigned: ` ${loser} has resigned the match.`,
      timeouts: ` ${loser} was late twice in a row.`,
      left: ` ${loser} has left.`,
      awarded: ' An administrator has decided so.',
    }[reason];
    return `🏆 ${winner} wins the match.${why}`;
  },
  clockFlagged: (late) => `⏰ ${late} ran out of time; the table acts for this side.`,
  scoreSet: (white, black, whitePoints, blackPoints) =>
    `⚖️ An administrator has set the score: ${white} ${whitePoints} – ${blackPoints} ${black}.`,
  reopened: () => '⚖️ An administrator has handed the match back: it goes on where it stood.',
  reminded: (late) => `⏰ ${late}, your time for this decision is nearly over.`,
  pauseOffered: (by) => `⏸️ ${by} asks for a pause.`,
  pauseDeclined: (by) => `${by} does not want to pause: the clock goes on.`,
  paused: (by) => `⏸️ ${by} agrees to a pause. The clock stands still until one of you plays on or presses “Go on”.`,
  resumed: (by) => `▶️ ${by} ends the pause.`,
  vacationBegan: (who) => `🏖️ ${who} is on vacation.`,
  vacationEnded: (who) => `${who} is back from vacation.`,
  playerMissing: (who) => `🚪 ${who} has left the server.`,
  playerReturned: (who) => `${who} is in the server again.`,
  matchAborted: (reason) =>
    ({
      admin: 'An administrator has stopped this match. It does not count.',
      agreed: 'The match was stopped by agreement. It does not count.',
      broken: 'The match could not go on and was stopped. It does not count.',
    })[reason],

  score: ({ white, black, whitePoints, blackPoints, target, gameNumber, game, crawford }) =>
    `${white} ${whitePoints} – ${blackPoints} ${black} · to ${target} · game ${gameNumber}` +
    `${game === null ? '' : ` (${game})`}${crawford ? ' · **Crawford game**' : ''}`,
  race: ({ who, pips, off }) => `${who} ${pips === null ? '' : `${pips} ${pips === 1 ? 'pip' : 'pips'}, `}${off} off`,

  cube: (value, owner) => (owner === null ? `Cube ${value}, in the middle` : `Cube ${value}, owned by ${owner}`),
  toRoll: (who) => `🎲 ${who} to roll`,
  toRollOrDouble: (who) => `🎲 ${who} to roll, or to double first`,
  toPlay: (who, roll) => `🎲 **${rollText(roll)}** · ${who} to play`,
  toPlayHandedOver: (who, numbers) => `🎲 ${who} first plays the numbers handed over: **${numbersText(numbers)}**`,
  cascade: (numbers) => `A cascade, in this order as far as it can be played: **${numbersText(numbers)}**`,
  playedSoFar: (play, left) => `Played **${play}**${left.length === 0 ? '' : `, left: **${numbersText(left)}**`}`,
  turnComplete: () => 'Turn complete: confirm it or take it back.',
  toAnswerDouble: (who, value) => `${who}: take the cube at ${value}, or drop?`,
  toAnswerResign: (who, value, scope) =>
    scope === 'match' ? `${who}: accept the match?` : `${who}: accept ${points(value)}?`,
  thinking: (computer) => `${computer} is thinking…`,
  clock: (stamp, reserve) => `⏳ ${stamp}${reserve === null ? '' : ` (${reserve} s of reserve included)`}`,
  pipsShown: (shown) => (shown ? 'pips counted' : 'no pip count'),
  won: () => 'WINNER',
  winnerIs: (winner) => `${winner} has won.`,
  drawn: () => 'drawn',
  gamePoints: (won, kind) => `${won}${{ 1: '', 2: ' (mars)', 3: ' (triple mars)' }[kind]}`,
  rated: (counts) => (counts ? 'rated' : 'unrated'),
  botWasAway: (minutes) =>
    `🔌 The bot was away for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; that time is not counted.`,
  clockPaused: () => '⏸️ Paused: no time is counted.',
  clockOnVacation: (who) => `🏖️ No time is counted while ${who} is on vacation.`,
  toAnswerPause: (who, by) => `⏸️ ${who}: ${by} would like to pause this match. Do you agree?`,
  seatKept: (who, stamp) => `🚪 ${who} has left the server and loses the match unless back: ${stamp}`,
  clockHeld: () => '⏸️ The clock waits until the board is shown.',

  threadName: (white, black) => `${white} – ${black}`,
  noThread: (permission) => `Played here in the channel, because I lack the permission “${permission}” for a thread.`,
  threadGone: () => 'The thread of this match can no longer be used, so it goes on here.',
};
