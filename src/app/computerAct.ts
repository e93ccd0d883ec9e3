import type { NamedMove } from '#match/command.ts';
import { sideToAct } from '#match/seats.ts';
import type { StartedState } from '#match/state.ts';
import type { Color } from '#rules/types.ts';
import type { ComputerPlayer } from './ports.ts';

export type ComputerAct =
  | { readonly type: 'move'; readonly by: Color; readonly moves: readonly NamedMove[] }
  | { readonly type: 'acceptResign'; readonly by: Color };

/**
 * What the computer does now; null where it is not to act. It accepts every resignation: the value offered is the most
 * that the game can still bring where triple mars does not count (`rules.md` 5).
 */
export async function computerAct(
  state: StartedState,
  seed: string,
  computer: ComputerPlayer,
): Promise<ComputerAct | null> {
  const by = sideToAct(state);
  if (by === null) return null;
  const seat = state.seats[by];
  if (seat.kind !== 'computer') return null;
  if (state.phase === 'resignOffered') return { type: 'acceptResign', by };
  if (state.phase !== 'toPlay') return null;
  const play = await computer.choosePlay({ turn: state.play, level: seat.level, seed });
  return { type: 'move', by, moves: play.map(({ from, to, die }) => ({ from, to, die })) };
}
