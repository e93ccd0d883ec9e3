import type { HistoryTexts } from '#i18n/historyTexts.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const MARS = { 1: '', 2: ' (mars)', 3: ' (triple mars)' } as const;
const HOW = { borneOff: '', motherPinned: ', mother pinned', resigned: ', resigned', dropped: ', double dropped' };

export const history: HistoryTexts = {
  title: () => '📜 **Your finished matches**',
  none: () => 'There is no finished match to show here.',
  line: ({ stamp, opponent, own, other, outcome }) =>
    `${stamp} · against ${opponent} **${own} – ${other}** · ${history.outcomes[outcome]}`,
  outcomes: { won: 'won', lost: 'lost', stopped: 'stopped' },
  computer: () => 'the computer',
  pick: 'Choose a match…',
  newer: 'Back',
  older: 'Next',
  list: 'To the list',
  export: 'Export',
  exported: () => 'The record of the match is attached.',
  watch: 'Watch again',
  turn: { first: '⏮ Start', back: '◀ Back', next: 'Next ▶', last: 'End ⏭' },
  page: (number, of) => `Board ${number} of ${of}`,
  film: 'Play this game',
  wholeFilm: 'Play the whole match',
  filmed: (boards, left) =>
    `${boards} boards, one after the other.${left === 0 ? '' : ` The last ${left} did not fit; turn the pages for them.`}`,
  filmAlt: (boards) => `${boards} boards of the game, one after the other. For the same in words, download the record.`,
  nothingToWatch: () => 'No dice were thrown in this match: there is nothing to watch.',
  unknown: () => 'This match is not among your finished ones.',
  score: (white, black, whitePoints, blackPoints) => `${white} ${whitePoints} – ${blackPoints} ${black}`,
  endings: {
    length: 'Played to the end.',
    resigned: 'The match was resigned.',
    timeouts: 'Time ran out.',
    left: 'A player left.',
    awarded: 'An administrator has named the winner.',
    admin: 'An administrator has stopped the match.',
    agreed: 'Stopped by agreement.',
    broken: 'The match could not go on.',
  },
  game: ({ number, game, won }) => {
    const name = `Game ${number}${game === null ? '' : ` (${game})`}: `;
    if (won === null) return `${name}not finished`;
    if (won.winner === null) return `${name}a draw`;
    return `${name}${won.winner}, ${points(won.points)}${MARS[won.kind]}${HOW[won.reason]}`;
  },
  record: {
    numbering: () => 'Points are numbered from the side of whoever plays.',
    opening: (white, black, rolls) =>
      `Opening roll: ${rolls.map(([first, second]) => `${white} ${first}, ${black} ${second}`).join('; ')}`,
    begins: (who) => `Begins: ${who}`,
    handedOver: (numbers) => `handed over ${numbers}`,
    leftOver: (numbers, to) => `left ${numbers}, handed over to ${to}`,
    lost: (numbers) => `${numbers} could not be played: lost`,
    notPlayed: () => 'not played',
    closedOut: () => 'no roll against a closed board',
    doubled: (value) => `doubles to ${value}`,
    took: () => 'takes',
    dropped: () => 'drops',
    resigned: (value) => (value === 0 ? 'resigns the match' : `resigns the game: ${points(value)}`),
  },
};
