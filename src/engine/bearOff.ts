import { createBoard, surveyBoard } from '#rules/board.ts';
import { numbersOfRoll, ROLLS } from '#rules/dice.ts';
import { rulesetOf } from '#rules/games/index.ts';
import { createSearch, makeResult, searchFree, takeBack } from '#rules/search.ts';
import { DEFAULT_RULE_OPTIONS, OFF } from '#rules/types.ts';

/** Checkers a side up to which the end of a race is calculated. */
const MOST_CHECKERS = 6;

/** Chances that a side has borne off everything with exactly so many rolls, by number of rolls. */
type RollsNeeded = readonly number[];

const board = createBoard(rulesetOf('tavla'), DEFAULT_RULE_OPTIONS);
const search = createSearch(board);
/** By the counts on points 1-6, four bits each. Filled as positions are met. */
const known = new Map<number, RollsNeeded>([[0, [1]]]);

function homeKey(counts: ArrayLike<number>): number {
  let key = 0;
  for (let point = 1; point <= 6; point += 1) key |= (counts[point] ?? 0) << (4 * (point - 1));
  return key;
}

/**
 * How many rolls a side needs that is out of contact, doubles being four moves and every roll played for the fewest rolls
 * on average. Null where more than six checkers are left or one is outside the home points.
 */
export function rollsToBearOff(counts: ArrayLike<number>): RollsNeeded | null {
  let left = 0;
  for (let point = 1; point < counts.length; point += 1) {
    const count = counts[point] ?? 0;
    left += count;
    if (count > 0 && (point > 6 || left > MOST_CHECKERS)) return null;
  }
  return rollsFrom(homeKey(counts));
}

function rollsFrom(key: number): RollsNeeded {
  const found = known.get(key);
  if (found !== undefined) return found;
  const needed: number[] = [0];
  for (const { roll, weight } of ROLLS) {
    const after = bestReply(key, numbersOfRoll(roll).left);
    after.forEach((chance, rolls) => {
      needed[rolls + 1] = (needed[rolls + 1] ?? 0) + (chance * weight) / 36;
    });
  }
  known.set(key, needed);
  return needed;
}

function bestReply(key: number, numbers: Parameters<typeof searchFree>[1]): RollsNeeded {
  setUp(key);
  const results: number[] = [];
  const count = searchFree(search, numbers);
  for (let index = 0; index < count; index += 1) {
    const hit = makeResult(search, index);
    results.push(homeKey(board.own));
    takeBack(search, index, hit);
  }
  return results.map(rollsFrom).reduce((best, rolls) => (meanRolls(rolls) < meanRolls(best) ? rolls : best));
}

function setUp(key: number): void {
  board.own.fill(0);
  for (let point = 1; point <= 6; point += 1) board.own[point] = (key >>> (4 * (point - 1))) & 15;
  board.own[OFF] = 1;
  surveyBoard(board);
}

const meanRolls = (needed: RollsNeeded): number => needed.reduce((sum, chance, rolls) => sum + chance * rolls, 0);

/** Chance to be done first for the side on roll. */
export function firstDoneChance(own: RollsNeeded, other: RollsNeeded): number {
  let chance = 0;
  let otherLater = 1;
  for (let rolls = 1; rolls < own.length; rolls += 1) {
    otherLater -= other[rolls - 1] ?? 0;
    chance += (own[rolls] ?? 0) * otherLater;
  }
  // A sum of 36ths may end a little above 1.
  return Math.min(1, chance);
}
