import { describe, expect, test } from 'vitest';
import { storyOf } from '#discord/views/story.ts';
import { catalogOf } from '#i18n/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MatchCommand } from '#match/command.ts';
import { decide } from '#match/decide.ts';
import type { MatchEvent } from '#match/event.ts';
import { evolve } from '#match/evolve.ts';
import { initialState, type MatchState } from '#match/state.ts';
import type { MatchSettings } from '#match/types.ts';
import {
  ask,
  BACKGAMMON,
  flag,
  LIVE,
  MACEDONIAN,
  move,
  offerResign,
  roll,
  rollOpening,
  start,
  TURKISH,
} from '#test/support/commands.ts';
import { toRoll } from '#test/support/given.ts';
import { positionOf } from '#test/support/position.ts';

const GUL_BARA: MatchSettings = { ...MACEDONIAN, games: ['gulbara'] };
const NAMES = { white: '**Ayşe**', black: '**Mehmet**' };

/** What the table says about the last of these commands. */
function told(locale: Locale, from: MatchState, ...commands: readonly MatchCommand[]): readonly string[] {
  let state = from;
  let last: { before: MatchState; events: readonly MatchEvent[] } = { before: from, events: [] };
  for (const command of commands) {
    const decided = decide(command, state);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
    last = { before: state, events: decided.value };
    state = decided.value.reduce(evolve, state);
  }
  return storyOf(last.before, last.events, NAMES, catalogOf(locale).table);
}

const counts = (points: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 26 }, (_, point) => points[point] ?? 0);

/** A table with these checkers, white to roll. */
const table = (
  white: Readonly<Record<number, number>>,
  black: Readonly<Record<number, number>>,
  settings: MatchSettings = TURKISH,
) => {
  const state = toRoll(settings);
  return { ...state, position: { ...state.position, checkers: { white: counts(white), black: counts(black) } } };
};

const ONE_LEFT = { 0: 14, 1: 1 };
const FULL_HOME = { 1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2 };

describe.each([
  [
    'the start',
    [start()],
    initialState,
    ['**Ayşe** – **Mehmet**: maç başladı.'],
    ['**Ayşe** against **Mehmet**: the match begins.'],
  ],
  [
    'an opening roll',
    [start(), rollOpening([3, 6])],
    initialState,
    ['Başlayan: **Mehmet** (3’e karşı 6).'],
    ['**Mehmet** starts: 6 against 3.'],
  ],
  [
    'ties before it',
    [start(), rollOpening([4, 4], [2, 2], [5, 1])],
    initialState,
    ['Açılış zarı eşit (4-4, 2-2), yeniden atıldı. Başlayan: **Ayşe** (1’e karşı 5).'],
    ['Opening roll equal (4-4, 2-2), rolled again. **Ayşe** starts: 5 against 1.'],
  ],
  [
    'a turn',
    [roll('white', 6, 5), move('white', '24/18', '18/13'), ask('confirm', 'white')],
    toRoll(),
    ['**Ayşe**: **24/13** (6-5 · şeşbeş)'],
    ['**Ayşe**: **24/13** (6-5 · şeşbeş)'],
  ],
  [
    'a roll without a move',
    [roll('white', 6, 6)],
    table({ 25: 1, 6: 14 }, { 6: 15 }),
    ['**Ayşe**: 6-6 · düşeş, oynanacak hane yok. Sıra geçti.'],
    ['**Ayşe**: 6-6 · düşeş, no legal move, the turn passes.'],
  ],
  [
    'mars, and the match with it',
    [roll('white', 1, 1), move('white', '1/0'), ask('confirm', 'white')],
    table(ONE_LEFT, { 24: 15 }, { ...TURKISH, length: 2 }),
    [
      '**Ayşe**: **1/off** (1-1 · hepyek)',
      '🏁 **Ayşe** son pulunu topladı. Mars! **Ayşe**: 2 sayı.',
      '🏆 Maçı kazanan: **Ayşe**.',
    ],
    [
      '**Ayşe**: **1/off** (1-1 · hepyek)',
      '🏁 **Ayşe** bears off the last checker. Mars! 2 points for **Ayşe**.',
      '🏆 **Ayşe** wins the match.',
    ],
  ],
  [
    'a game of several',
    [roll('white', 1, 1), move('white', '1/0'), ask('confirm', 'white')],
    table(ONE_LEFT, { 0: 1, 24: 14 }),
    ['**Ayşe**: **1/off** (1-1 · hepyek)', '🏁 **Ayşe** son pulunu topladı. **Ayşe**: 1 sayı.', 'Sıradaki: 2. el.'],
    ['**Ayşe**: **1/off** (1-1 · hepyek)', '🏁 **Ayşe** bears off the last checker. 1 point for **Ayşe**.', 'Game 2.'],
  ],
  [
    'an offer to give up the game',
    [offerResign('black')],
    table(FULL_HOME, FULL_HOME),
    ['**Mehmet** bu eli bırakmayı teklif ediyor: 2 sayı.'],
    ['**Mehmet** offers to resign this game for 2 points.'],
  ],
  [
    'an offer to give up the match, declined',
    [offerResign('black', 'match'), ask('declineResign', 'white')],
    toRoll(),
    ['**Ayşe** teklifi geri çevirdi, oyun sürüyor.'],
    ['**Ayşe** declines the resignation: play goes on.'],
  ],
  [
    'an offer that is accepted',
    [offerResign('black', 'match'), ask('acceptResign', 'white')],
    toRoll(),
    ['**Ayşe** teklifi kabul etti.', '🏆 Maçı kazanan: **Ayşe**. **Mehmet** maçı bıraktı.'],
    ['**Ayşe** accepts the resignation.', '🏆 **Ayşe** wins the match. **Mehmet** has resigned the match.'],
  ],
  [
    'the cube',
    [ask('offerDouble', 'white'), ask('drop', 'black')],
    { ...toRoll(BACKGAMMON), rollsMade: 2 },
    ['**Mehmet** katlamaya pas dedi.', '🏁 **Mehmet** katlamaya pas dedi. **Ayşe**: 1 sayı.', 'Sıradaki: 2. el.'],
    ['**Mehmet** drops.', '🏁 **Mehmet** has dropped the double. 1 point for **Ayşe**.', 'Game 2.'],
  ],
  [
    'a double that is taken',
    [ask('offerDouble', 'white'), ask('take', 'black')],
    { ...toRoll(BACKGAMMON), rollsMade: 2 },
    ['**Mehmet** katlamayı aldı.'],
    ['**Mehmet** takes.'],
  ],
  [
    'the first game of a set',
    [start(MACEDONIAN)],
    initialState,
    ['**Ayşe** – **Mehmet**: maç başladı.', 'Sıradaki: 1. el: **Birinci**.'],
    ['**Ayşe** against **Mehmet**: the match begins.', 'Game 1: **Birinci**.'],
  ],
  [
    'a resignation that needs no answer, and the next game of the set',
    [offerResign('black')],
    toRoll(MACEDONIAN),
    [
      '🏁 **Mehmet** eli bıraktı. Mars! **Ayşe**: 2 sayı.',
      'Sıradaki: 2. el: **İkinci**. Önceki eli alan başlıyor: **Ayşe**.',
    ],
    [
      '🏁 **Mehmet** has resigned the game. Mars! 2 points for **Ayşe**.',
      'Game 2: **İkinci**. **Ayşe** won the last one and starts.',
    ],
  ],
  [
    'numbers handed over, and lost where they cannot be played either',
    [roll('white', 6, 6)],
    toRoll(GUL_BARA, { position: positionOf({ white: { 24: 14, 6: 1 }, black: { 24: 14, 6: 1 } }) }),
    [
      '**Ayşe**: 6-6 · düşeş, oynanacak hane yok. Sıra geçti.',
      'Oynanmayan zar devretti: **6, 6, 6, 6** · Devralan: **Mehmet**.',
      '**Mehmet**: devreden zar da oynanamadı (6, 6, 6, 6), yandı.',
    ],
    [
      '**Ayşe**: 6-6 · düşeş, no legal move, the turn passes.',
      'Not played and handed over to **Mehmet**: **6, 6, 6, 6**.',
      '**Mehmet** cannot play 6, 6, 6, 6 of the numbers handed over: lost.',
    ],
  ],
  [
    'numbers handed over that are played',
    [roll('white', 6, 6), move('black', '17/11', '17/11', '17/11', '17/11'), ask('confirm', 'black')],
    toRoll(GUL_BARA, { position: positionOf({ white: { 24: 15 }, black: { 6: 1, 17: 14 } }) }),
    ['**Mehmet**: **17/11(4)** (devreden zarlar)'],
    ['**Mehmet**: **17/11(4)** (numbers handed over)'],
  ],
  [
    'a draw of two pinned mothers',
    [roll('white', 1, 6), move('white', '2/1'), ask('confirm', 'white')],
    toRoll(
      { ...MACEDONIAN, games: ['plakoto'] },
      {
        position: positionOf({
          white: { 24: 1, 2: 1, 3: 13 },
          black: { 24: 1, 1: 1, 2: 13 },
          pinned: { white: [24] },
        }),
      },
    ),
    ['**Ayşe**: **2/1+!** (6-1 · şeşyek)', '🏁 İki ana pul da kilitli: el berabere, sayı yok.', 'Sıradaki: 2. el.'],
    ['**Ayşe**: **2/1+!** (6-1 · şeşyek)', '🏁 Both mothers are pinned: a draw, nobody scores.', 'Game 2.'],
  ],
] satisfies readonly (readonly [string, readonly MatchCommand[], MatchState, readonly string[], readonly string[]])[])(
  '%s',
  (_, commands, from, turkish, english) => {
    test('in Turkish', () => expect(told('tr', from, ...commands)).toEqual(turkish));
    test('in English', () => expect(told('en', from, ...commands)).toEqual(english));
  },
);

test('time is up: who was late, and what the table has played', () => {
  const live = { ...TURKISH, pace: LIVE };
  const state = toRoll(live);
  const late = { ...flag(6, 5), at: 1_000_000 };
  const [first, second] = told('tr', state, late);
  expect(first).toBe('⏰ Süresi dolan: **Ayşe**. Bu taraf için masa oynuyor.');
  expect(second).toMatch(/^\*\*Ayşe\*\*: .* \(6-5 · şeşbeş\), süre bittiği için masa oynadı$/);
});
