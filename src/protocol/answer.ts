import { choosePlay } from '#engine/choosePlay.ts';
import { evaluate } from '#engine/evaluate.ts';
import { printPlay } from '#notation/printPlay.ts';
import { isLegalResult, playsUpTo, resultOf } from '#rules/plays.ts';
import { beginTurn, type Turn } from '#rules/turn.ts';
import type { Play, Roll } from '#rules/types.ts';
import { positionFault } from './positionSense.ts';
import { type EngineRequest, idOf, parseRequest } from './request.ts';
import { colorOf, fromVectorOptions, fromVectorPosition, parseResultString, resultString } from './vectorPosition.ts';

/** More results than this are not listed: gul bara's cascades can have millions. */
export const LISTED_RESULTS = 20_000;

const WORDS = { bar: 'bar', off: 'off', cannotMove: 'no move' };

type Answer = Readonly<Record<string, unknown>>;

/** The answer to one line of the engine protocol: one line of JSON, without the newline. Refuses by `error`, never throws. */
export function answerLine(line: string): string {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return JSON.stringify({ id: null, error: 'not JSON' });
  }
  const id = idOf(json);
  const request = parseRequest(json);
  if (typeof request === 'string') return JSON.stringify({ id, error: request });
  try {
    return JSON.stringify({ id, ...answer(request) });
  } catch (error) {
    return JSON.stringify({ id, error: `internal: ${error instanceof Error ? error.message : String(error)}` });
  }
}

function answer(request: EngineRequest): Answer {
  const { game } = request.position;
  const options = fromVectorOptions(request.options);
  const position = fromVectorPosition(request.position);
  const mover = colorOf(request.position.mover);
  const fault = positionFault(game, options, position);
  if (fault !== null) return { error: fault };
  if (request.op === 'evaluate') {
    const { win, winMars, winTriple, loseMars, loseTriple, draw } = evaluate(game, options, position, mover);
    const chances = [win, winMars, winTriple, loseMars, loseTriple];
    return { p: game === 'plakoto' ? [...chances, draw] : chances };
  }
  const roll: Roll | null = request.dice;
  if ((roll === null) !== position.handedOver.length > 0) {
    return { error: roll === null ? 'dice are missing' : 'pending numbers are played before the dice' };
  }
  const turn = beginTurn({ game, options, position, mover, roll });
  switch (request.op) {
    case 'legal':
      return listed(turn);
    case 'choose': {
      const play = choosePlay({ turn, level: request.level, seed: request.seed });
      return { play: printPlay(play, game, WORDS), result: resultText(turn, play) };
    }
    case 'check': {
      const rolls = resultOf(turn, []).rolls;
      const result = parseResultString(game, request.result, rolls);
      return result === null ? { error: 'result: unreadable' } : { legal: isLegalResult(turn, result) };
    }
  }
}

function listed(turn: Turn): Answer {
  const { plays, complete } = playsUpTo(turn, LISTED_RESULTS);
  const results = plays.map((play) => resultText(turn, play)).sort();
  return complete ? { results } : { results, truncated: true };
}

const resultText = (turn: Turn, play: Play): string => resultString(turn.game, resultOf(turn, play));
