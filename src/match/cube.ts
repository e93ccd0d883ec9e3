import type { Color } from '#rules/types.ts';
import type { Refusal } from './refusal.ts';
import type { Table } from './state.ts';
import type { Cube } from './types.ts';

/** At this value there is no further doubling (`rules.md` 5). */
const CUBE_CAP = 64;

export const CENTRED_CUBE: Cube = { value: 1, owner: null };

/** Why `by`, on turn and before the roll, may not offer a double; null where it may (`rules.md` 5). */
export function cubeFault(table: Table, by: Color): Refusal | null {
  const { settings, cube, score } = table;
  if (!settings.cube || table.game !== 'tavla') return { code: 'noCube' };
  if (table.crawford) return { code: 'crawfordGame' };
  if (cube.owner !== null && cube.owner !== by) return { code: 'cubeNotYours' };
  if (cube.value >= CUBE_CAP) return { code: 'cubeAtCap' };
  if (score[by] + cube.value >= settings.length) return { code: 'cubeDead' };
  return table.rollsMade === 0 ? { code: 'doubleBeforeFirstRoll' } : null;
}
