import type { CommandTexts } from '#i18n/commandTexts.ts';

export const commands: CommandTexts = {
  challenge: {
    name: 'challenge',
    description: 'Ask somebody, everybody here, or the computer for a match of tavla',
    opponent: {
      name: 'opponent',
      description: 'Who you want to play; leave it out to invite everybody, name me for the computer',
    },
    length: { name: 'length', description: 'Points that win the match (5 unless you choose)' },
    pace: { name: 'pace', description: 'Live with a clock, or without one' },
    level: { name: 'level', description: 'How well the computer plays, when you play against it' },
    opening: { name: 'opening', description: 'What the starter plays after the opening roll' },
    nextGame: { name: 'next-game', description: 'Who starts the games after the first' },
  },
  roll: { name: 'roll', description: 'Roll the dice' },
  move: {
    name: 'move',
    description: 'Play your turn, or a part of it',
    play: { name: 'play', description: 'For example 24/18 13/11, bar/20 or 6/off' },
  },
  undo: { name: 'undo', description: 'Take back the last checker you moved in this turn' },
  confirm: { name: 'confirm', description: 'End your turn' },
  resign: { name: 'resign', description: 'Offer to give up the game or the match; you see the value first' },
  board: { name: 'board', description: 'Show the current board again' },
  matches: { name: 'matches', description: 'Your running matches, whose turn it is, and the way there' },
  help: { name: 'help', description: 'How to play here, in one minute' },
  settings: { name: 'settings', description: 'Language, look of the board, and what the table does for you' },
};
