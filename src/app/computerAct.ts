import { impossible } from '#core/assertNever.ts';
import type { CubeRequest } from '#engine/decideCube.ts';
import type { NamedMove } from '#match/command.ts';
import { cubeFault } from '#match/cube.ts';
import { sideToAct } from '#match/seats.ts';
import { boardOf, type StartedState } from '#match/state.ts';
import type { Level } from '#match/types.ts';
import { type Color, opponentOf } from '#rules/types.ts';
import type { ComputerPlayer } from './ports.ts';

export type ComputerWish =
  | { readonly type: 'roll' | 'offerDouble' | 'take' | 'drop' | 'acceptResign' }
  | { readonly type: 'move'; readonly moves: readonly NamedMove[] };

/** What the computer does now; null where it is not to act. */
export async function computerAct(
  state: StartedState,
  seed: string,
  computer: ComputerPlayer,
): Promise<{ readonly by: Color; readonly wish: ComputerWish } | null> {
  const by = sideToAct(state);
  if (by === null) return null;
  const seat = state.seats[by];
  return seat.kind === 'computer' ? { by, wish: await wishOf(state, seat.level, by, seed, computer) } : null;
}

/**
 * It accepts every resignation: the rules set its value, and that is what the game would bring if it ended here
 * (`rules.md` 5), the dearest kind included.
 */
async function wishOf(
  state: StartedState,
  level: Level,
  by: Color,
  seed: string,
  computer: ComputerPlayer,
): Promise<ComputerWish> {
  switch (state.phase) {
    case 'toPlay': {
      const play = await computer.choosePlay({ turn: state.play, level, seed });
      return { type: 'move', moves: play.map(({ from, to, die }) => ({ from, to, die })) };
    }
    case 'toRoll': {
      const doubles = cubeFault(state, by) === null && (await computer.decideCube(cubeRequest('double', state, by)));
      return { type: doubles ? 'offerDouble' : 'roll' };
    }
    case 'doubleOffered':
      return { type: (await computer.decideCube(cubeRequest('take', state, state.turn))) ? 'take' : 'drop' };
    case 'resignOffered':
      return { type: 'acceptResign' };
    case 'opening':
    case 'matchOver':
    case 'aborted':
      return impossible(`the computer is asked in ${state.phase}`);
  }
}

function cubeRequest(ask: CubeRequest['ask'], state: StartedState, doubler: Color): CubeRequest {
  const { settings, score, cube, crawfordPlayed } = state;
  return {
    ask,
    options: settings.rules,
    position: boardOf(state),
    doubler,
    situation: {
      ownAway: settings.length - score[doubler],
      otherAway: settings.length - score[opponentOf(doubler)],
      cube: cube.value,
      owner: cube.owner === null ? null : cube.owner === doubler ? 'own' : 'other',
      afterCrawford: crawfordPlayed,
    },
  };
}
