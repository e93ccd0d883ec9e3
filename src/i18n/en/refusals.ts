import type { RefusalTexts } from '#i18n/refusalTexts.ts';
import { numbersText } from '#i18n/rollText.ts';

const place = (point: number): string => (point === 25 ? 'the bar' : point === 0 ? 'off' : `your ${point} point`);

/** What somebody typed, so that it cannot end the text in which it stands. */
const quoted = (word: string): string => word.replace(/[\p{Cc}`*_~|<>@\\]/gu, '').slice(0, 30);

export const refusals: RefusalTexts = {
  match: {
    notSeated: () => 'You do not play in this match. `/challenge` starts one of your own.',
    notYourTurn: () => 'It is the other side’s turn. You are mentioned when it is yours.',
    notStarted: () => 'This match has not started yet. Wait for the opening roll.',
    alreadyStarted: () => 'This match has started already. `/board` shows it.',
    matchOver: () => 'This match is over. Ask for a rematch, or start a new one with `/challenge`.',
    openingOver: () => 'The opening roll was made already. `/board` shows where the game stands.',
    openingFirst: () => 'The opening roll comes first. Wait a moment.',
    alreadyRolled: () => 'The dice are on the table already and stay as they are. Play them.',
    rollFirst: () => 'Roll first: press Roll or use `/roll`.',
    nothingToUndo: () => 'You have moved no checker in this turn, so there is nothing to take back.',
    turnNotComplete: ({ diceLeft }) => `You can still play ${numbersText(diceLeft)}. Play it, then confirm.`,
    offerOpen: () => 'An offer is on the table. It has to be answered first.',
    noOffer: () => 'There is no offer to answer. `/board` shows where the game stands.',
    notYourAnswer: () => 'The other side has to answer this offer. Wait for the answer.',
    resignDeclinedThisTurn: () => 'Your offer was declined. You can offer again when this turn is over.',
    singleGameMatch: () => 'This match is a single game: give up the game instead.',
    noCube: () => 'This match is played without the cube.',
    cubeNotYours: () => 'The cube is on the other side: only that side may double.',
    cubeAtCap: () => 'The cube is at its highest value, 64.',
    cubeDead: () => 'You need no more points than you can get already, so doubling has no use.',
    crawfordGame: () => 'This is the Crawford game: nobody may double. You can again in the next game.',
    doubleBeforeFirstRoll: () => 'Nobody may double before the first roll of a game.',
    handedOverFirst: ({ numbers }) => `Play the numbers handed over first (${numbersText(numbers)}), then roll.`,
    scoreOutOfRange: ({ length }) =>
      `Each side can have from 0 to ${length - 1} points; whoever reaches ${length} has won.`,
    cannotReopen: () => 'Only a match that ended before its length was reached can be handed back.',
    cannotPause: () => 'Only a match at a daily pace can be paused.',
    pauseAsked: () => 'You have asked for a pause already; the opponent has to agree.',
    noPauseAsked: () => 'Nobody asks you for a pause. Ask for one with `/pause`.',
    alreadyPaused: () => 'This match is paused already. Play on, or end the pause with `/pause` and “go on”.',
    notPaused: () => 'This match is not paused.',
    vacationAsItIs: () => 'That is so already; there is nothing left to do.',
    presenceAsItIs: () => 'That is so already; there is nothing left to do.',
    clockAsItIs: () => 'The clock is as it should be. `/board` shows it.',
    notDue: () => 'Time is not up yet.',
  },
  move: {
    noChecker: ({ from }) => `You have no checker on ${place(from)}. Points are counted from your own side.`,
    barFirst: () => 'Your checker on the bar has to enter first, for example `bar/20`.',
    noSuchNumber: ({ from, to, diceLeft }) =>
      `${from === 25 ? 'bar' : from}/${to === 0 ? 'off' : to} does not fit the dice. You have ${numbersText(diceLeft)} to play.`,
    pointClosed: ({ point }) => `The ${point} point is closed: the other side holds it.`,
    notAllHome: ({ outside }) =>
      `Bearing off starts when all your checkers are on points 1-6; ${outside} ${outside === 1 ? 'is' : 'are'} still outside.`,
    higherChecker: ({ point }) =>
      `A larger number bears off only from the rear: you still have a checker on ${place(point)}.`,
    mustPlayMore: ({ canPlay, would }) =>
      `You have to play as many dice as you can: ${canPlay} can be played, this way only ${would}.`,
    mustPlayHigher: ({ die }) =>
      `Only one of the two dice can be played, and then it must be the higher one, the ${die}.`,
    hitAndRun: ({ point }) => `A checker that hits in your home (${point}) may not move on in the same turn.`,
    pinned: ({ point }) => `Your checker on ${place(point)} is pinned and cannot move. Play another one.`,
    bearOffWaits: () => 'You bear off none while one of your checkers is pinned. Play inside the board.',
    firstChecker: () => 'Your first checker has to pass the other side’s start before a second one leaves.',
    bannedPrime: ({ from, to }) =>
      `You may not end the turn holding all six points ${from}-${to} now. Leave one of them open.`,
    leaveAMove: () => 'You have to leave the other side a move, and other plays do.',
    wrongOrder: ({ die }) => `The numbers are played in order; the ${die} comes first.`,
    turnComplete: () => 'This turn is complete. Confirm it, or take something back.',
  },
  settings: {
    lengthNotOffered: ({ lengths }) =>
      `That length is not played there. Choose ${lengths.join(', ')}, or leave it out.`,
    handsHaveNoLength: () => 'With hands there is no length: the first to win three games wins. Leave the length out.',
    cubeWithHands: () => 'With hands each game counts one, so the cube has no use. Choose one of the two.',
    tripleMarsWithHands: () => 'With hands each game counts one, so triple mars has no use. Choose one of the two.',
    optionOfOtherGame: ({ game }) =>
      `One of these options belongs to ${game}, which is not played there. Leave it out, or choose another game.`,
    paceNotOffered: () => 'That pace is not played here. Choose another one.',
  },
  play: {
    empty: () => 'I found no move in that. Write it like `24/18 13/11`.',
    unreadable: ({ word }) =>
      `I cannot read “${quoted(word)}”. Write moves like \`24/18 13/11\`, \`bar/20\` or \`6/off\`.`,
    wrongDice: ({ named, roll }) =>
      `You wrote ${named.join('-')}, but ${roll === null ? 'the numbers handed over are on the table' : `the dice are ${roll.join('-')}`}. Leave the dice out, or write those on the table.`,
    backwards: ({ from, to }) =>
      `${from}/${to} goes backwards: you travel from 24 down to 1. Points are counted from your own side.`,
    tooOpen: () => 'There are very many ways to do that. Name the stops, or play one checker at a time.',
    mustPlay: () => 'You can still move, so there is no passing.',
  },
  tooManyMoves: () => 'That is more than the dice allow. Leave something out.',
  ambiguous: (routes) =>
    `There are different ways, and they hit differently: ${routes.map((route) => `\`${route}\``).join(', ')}. Write the one you mean.`,

  unknownMatch: () => 'I do not know this match any more. `/matches` lists yours.',
  staleBoard: (link) =>
    `The game has gone on since this button was shown.${link === null ? ' Use `/board` for the newest board.' : ` The newest board: ${link}`}`,
  barred: () => 'The administrators of this server let you start no match here. Ask them, or play in another server.',
  coolingDown: (seconds) =>
    `This server wants ${seconds} seconds between two challenges of the same person. Try again a little later.`,
  otherChannels: (channels) => `In this server tavla is played in ${channels.join(', ')}. Use the command there.`,
  notWelcome: () =>
    'This person does not take that challenge. Ask somebody else, or leave the opponent out to invite everybody.',
  challengeYourself: () => 'You cannot challenge yourself. Choose somebody else, or me for the computer.',
  challengePending: () => 'There is an open invitation between you already. Answer or withdraw that one first.',
  tooManyChallenges: (minutes) => `Those were many invitations in a row. Try again in about ${minutes} minutes.`,
  challengeClosed: () => 'This invitation is closed. `/challenge` makes a new one.',
  notForYou: () => 'This invitation is for somebody else. `/challenge` makes one of your own.',
  onlyChallengerWithdraws: () => 'Only the one who made this invitation can withdraw it.',
  ownChallenge: () => 'This is your own invitation: somebody else has to accept it.',
  matchNotOver: () => 'The match is still going on. A rematch can be asked for when it is over.',
  rematchExists: () => 'The rematch has been started already. `/matches` shows where.',

  noMatch: () => 'You have no running match. Start one with `/challenge`.',
  opponentIsABot: () => 'Other bots do not play tavla. Choose a person, or me for the computer.',
  noPeopleHere: () => 'Here only the two of us are. Choose me as the opponent, or use a channel of a server.',
  levelNeedsComputer: () => 'A level is for the computer. Choose me as the opponent, or leave the level out.',
  valueChanged: () => 'The value has changed meanwhile. Nothing was sent; here is the new one.',
  missingPermission: (permission) =>
    `⚠️ Your move is saved, but I cannot show the board: I lack the permission “${permission}” here. ` +
    'Ask an administrator to grant it; I try again by myself, and the clock waits.',
  cannotPlayHere: (permission) =>
    `I cannot run a match here: I lack the permission “${permission}”. Ask an administrator to grant it, or choose another channel.`,
  notPosted: () => 'Discord does not take the invitation right now. Try again in a moment.',
  channelGone: () =>
    '⚠️ Your move is saved, but the channel of this match is gone. `/board` shows you the board wherever you are.',
  notDelivered: () => '⚠️ Your move is saved, but Discord does not take the board right now. I try again by myself.',
  shownLater: () =>
    'Your move is saved. The board comes as soon as one of you uses a button or a command where you play.',
  unseenHere: () =>
    'In this server only you would see the board. Ask an administrator to add me, or challenge in a group or a server where I am.',
  unknownComponent: () => 'This button is from an earlier version of me. Use `/board` for the current board.',
  broken: () => 'Something went wrong on my side. Your match is safe; try again, or look at it with `/board`.',
};
