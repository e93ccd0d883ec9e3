import { err, ok, type Result } from '#core/result.ts';
import { DICE, type Die, type Roll } from '#rules/types.ts';
import { fold } from './fold.ts';

/** The Turkish names of the 21 rolls: the one that is printed, then others that are read (notation.md 7). */
const NAMES: readonly (readonly [roll: Roll, printed: string, ...read: string[]])[] = [
  [[1, 1], 'hepyek', 'düyek'],
  [[2, 2], 'dubara', 'düdü'],
  [[3, 3], 'düse'],
  [[4, 4], 'dörtcihar', 'dörtcahar', 'dörtcaar', 'dücihar', 'dörtdört'],
  [[5, 5], 'dübeş'],
  [[6, 6], 'düşeş'],
  [[2, 1], 'ikibir', 'yekidü', 'düeş'],
  [[3, 1], 'seyek'],
  [[3, 2], 'sebaidü'],
  [[4, 1], 'ciharıyek', 'ciharyek', 'caariyek'],
  [[4, 2], 'ciharıdü'],
  [[4, 3], 'ciharıse', 'ciharüse', 'caarise'],
  [[5, 1], 'pencüyek', 'penciyek'],
  [[5, 2], 'pencüdü', 'pencidü'],
  [[5, 3], 'pencüse'],
  [[5, 4], 'beşdört', 'ciharüpenc', 'pencicaar', 'pencicihar'],
  [[6, 1], 'şeşyek', 'şeşiyek', 'şeşüyek'],
  [[6, 2], 'şeşidü', 'şeşüdü'],
  [[6, 3], 'şeşüse'],
  [[6, 4], 'şeşcihar', 'şeşcehar'],
  [[6, 5], 'şeşbeş'],
];

/** Written as two words it is 1-1 to some and 2-1 to others. */
const TWO_MEANINGS: ReadonlyMap<string, readonly Roll[]> = new Map([
  [
    fold('dü yek'),
    [
      [1, 1],
      [2, 1],
    ],
  ],
]);

const ROLL_OF_NAME: ReadonlyMap<string, Roll> = new Map(
  NAMES.flatMap(([roll, ...names]) => names.map((name) => [fold(name), roll] as const)),
);

const NAME_OF_ROLL: ReadonlyMap<string, string> = new Map(NAMES.map(([roll, name]) => [roll.join('-'), name]));

/** The Turkish name of a roll, in whatever order the dice fell. */
export function rollName(roll: Roll): string {
  const name = NAME_OF_ROLL.get(`${Math.max(...roll)}-${Math.min(...roll)}`);
  if (name === undefined) throw new Error(`no roll: ${roll.join('-')}`);
  return name;
}

export type RollFault =
  | { readonly code: 'unreadable' }
  /** A name with several meanings: ask. */
  | { readonly code: 'ambiguous'; readonly rolls: readonly Roll[] };

/** A roll from two digits (`65`, `6-5`, `6 5`, `6,5`) or a Turkish name in any spelling of notation.md 7. */
export function parseRoll(text: string): Result<Roll, RollFault> {
  const words = fold(text)
    .replaceAll(/[\s\p{Pd},.'’]+/gu, ' ')
    .trim();
  const meanings = TWO_MEANINGS.get(words);
  if (meanings !== undefined) return err({ code: 'ambiguous', rolls: meanings });
  const joined = words.replaceAll(' ', '');
  const roll = ROLL_OF_NAME.get(joined) ?? rollOfDigits(joined);
  return roll === null ? err({ code: 'unreadable' }) : ok(roll);
}

function rollOfDigits(digits: string): Roll | null {
  const [first, second, ...more] = Array.from(digits, dieOf);
  return first && second && more.length === 0 ? [first, second] : null;
}

const dieOf = (digit: string): Die | undefined => DICE.find((die) => `${die}` === digit);
