import type { CommandTexts } from '#i18n/commandTexts.ts';

export const commands: CommandTexts = {
  challenge: {
    name: 'challenge',
    description: 'Ask somebody, everybody here, or the computer for a match of tavla',
    preset: { name: 'preset', description: 'Which game or set you play (Turkish tavla unless you choose)' },
    opponent: {
      name: 'opponent',
      description: 'Who you want to play; leave it out to invite everybody, name me for the computer',
    },
    length: {
      name: 'length',
      description: 'Points that win the match: 1-25 in backgammon, elsewhere 1, 2, 3, 5 or 7 (usually 5)',
    },
    pace: { name: 'pace', description: 'Live, a day or more for each turn, or without a clock' },
    level: { name: 'level', description: 'How well the computer plays, when you play against it' },
    opening: { name: 'opening', description: 'What the starter plays after the opening roll' },
    nextGame: { name: 'next-game', description: 'Who starts the games after the first' },
    hands: { name: 'hands', description: 'Best of five: each game counts one whatever the mars' },
    cube: { name: 'cube', description: 'Is the doubling cube in play?' },
    tripleMars: { name: 'triple-mars', description: 'Does a mars with a checker far behind count 3?' },
    hitAndRun: {
      name: 'hit-and-run',
      description: 'May a checker that hits in its own home move on in the same turn?',
    },
    closedBoard: { name: 'closed-board', description: 'On the bar against six closed points: are dice thrown?' },
    resigning: { name: 'resigning', description: 'May the opponent decline a resignation?' },
    pinnedBearOff: { name: 'pinned-bear-off', description: 'Plakoto: may you bear off while a checker is pinned?' },
  },
  roll: { name: 'roll', description: 'Roll the dice' },
  move: {
    name: 'move',
    description: 'Play your turn, or a part of it',
    play: { name: 'play', description: 'For example 24/18 13/11, bar/20 or 6/off' },
  },
  undo: { name: 'undo', description: 'Take back the last checker you moved in this turn' },
  confirm: { name: 'confirm', description: 'End your turn' },
  double: { name: 'double', description: 'Offer to double the value of this game before you roll' },
  take: { name: 'take', description: 'Take the double that is offered to you' },
  drop: { name: 'drop', description: 'Drop the double and give up the game; you are asked once more' },
  resign: { name: 'resign', description: 'Offer to give up the game or the match; you see the value first' },
  pause: {
    name: 'pause',
    description: 'Ask for a pause in a daily match, agree to one, or go on',
    what: { name: 'what', description: 'What you want to say; asking is what you get without it' },
  },
  vacation: {
    name: 'vacation',
    description: 'Stop your clock in all your daily matches for some days',
    days: { name: 'days', description: 'How many days; leave it out to see how many you have left' },
  },
  board: { name: 'board', description: 'Show the current board again' },
  matches: { name: 'matches', description: 'Your running matches, whose turn it is, and the way there' },
  help: { name: 'help', description: 'How to play here, in one minute' },
  settings: { name: 'settings', description: 'Language, look of the board, and what the table does for you' },
};
