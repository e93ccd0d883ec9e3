import type { OddsTexts } from '#i18n/oddsTexts.ts';

const of36 = (rolls: number): string => `${rolls} of 36 (${((100 * rolls) / 36).toFixed(0)}%)`;

export const odds: OddsTexts = {
  rolls: (who) => `🎲 **If ${who} rolled now**`,
  entering: (checkers, one, all) =>
    checkers === 1
      ? `The checker on the bar enters: ${of36(one)}`
      : `Of ${checkers} checkers on the bar one enters: ${of36(one)}, all enter: ${of36(all)}`,
  moving: (rolls) => `There is a legal move: ${of36(rolls)}`,
  capturing: (what, rolls) => `A checker can be ${what === 'hit' ? 'hit' : 'pinned'}: ${of36(rolls)}`,
  head: 'point  rolls  chance',
  row: (point, rolls) =>
    `${String(point).padStart(5)}  ${String(rolls).padStart(5)}  ${((100 * rolls) / 36).toFixed(0)}%`,
  note: () => '-# Counted over all plays that the rules allow. Points are those of the side that rolls.',
  you: 'you',
  opponent: 'the opponent',
  notAPosition: () =>
    'I cannot read this as a position. Paste an XGID or a GNU position ID; that of your match is below `/board`.',
  nothingHere: () => 'You have no match running here. Ask within a match, or paste an XGID.',
  rated: () => 'I tell no odds while a rated match is running. Ask after it, or in an unrated one.',
};
