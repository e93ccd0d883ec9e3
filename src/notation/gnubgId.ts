import { err, ok, type Result } from '#core/result.ts';
import { countAt, type Position } from '#rules/position.ts';
import { BAR, DICE, opponentOf, type Color, type Roll } from '#rules/types.ts';
import { base64ToBits, bitsToBase64, bitsToNumber, numberToBits, type Bits } from './bits.ts';
import { momentFault, positionFromBoard, positionIdFault, type IdFault, type IdField } from './idFault.ts';
import { GAME_STAGES, RESIGNATIONS, USUAL_CUBE_LIMIT, type Found, type MatchMoment } from './matchMoment.ts';

const POSITION_BITS = 80;
const MATCH_BITS = 72;
/** Player 0 of a match ID is O at the top, player 1 X at the bottom (notation.md 4.2). */
const PLAYERS = ['black', 'white'] as const;
const CENTRED = 3;

/** The position ID: the checkers of the side not on roll, then of the side on roll (notation.md 4.1). */
export const printPositionId = (position: Position, turn: Color): string =>
  bitsToBase64(
    [...sideBits(position, opponentOf(turn)), ...sideBits(position, turn), ...padding].slice(0, POSITION_BITS),
  );

const padding: Bits = Array.from({ length: POSITION_BITS }, () => 0);

/** As many ones as checkers, then a zero, for each point and the bar. */
const sideBits = (position: Position, color: Color): Bits =>
  Array.from({ length: BAR }, (_, index) => {
    const count = countAt(position, color, index + 1);
    return [...Array.from({ length: count }, () => 1), 0];
  }).flat();

/** The position of a position ID. It does not say who is on roll: `turn` does. Superfluous zeros at the end are read. */
export function parsePositionId(id: string, turn: Color): Result<Position, IdFault> {
  const bits = base64ToBits(id, POSITION_BITS);
  const wrong = err({ code: 'badField', field: 'checkers', value: id } as const);
  if (bits === null) return wrong;
  const counts = [0];
  let ones = 0;
  for (const bit of bits) {
    if (bit === 1) ones++;
    else {
      counts.push(ones);
      ones = 0;
    }
  }
  const waiting = [0, ...counts.slice(1, BAR + 1)];
  const onRoll = [0, ...counts.slice(BAR + 1, 2 * BAR + 1)];
  if (onRoll.length <= BAR || ones > 0 || counts.slice(2 * BAR + 1).some((count) => count > 0)) return wrong;
  const position = positionFromBoard(
    turn === 'white' ? { white: onRoll, black: waiting } : { white: waiting, black: onRoll },
  );
  const fault = positionIdFault(position);
  return fault === null ? ok(position) : err(fault);
}

/** The match ID; null where it cannot say it: a beaver or a raccoon waits for its answer. */
export function printMatchId(moment: MatchMoment): string | null {
  const { stage, turn, decides, roll, cube, offer, resignation, score, length, crawford, jacoby } = moment;
  if (offer === 'beaver' || offer === 'raccoon') return null;
  return bitsToBase64([
    ...numberToBits(Math.log2(cube.value), 4),
    ...numberToBits(cube.owner === null ? CENTRED : PLAYERS.indexOf(cube.owner), 2),
    ...numberToBits(PLAYERS.indexOf(turn), 1),
    ...numberToBits(Number(crawford), 1),
    ...numberToBits(GAME_STAGES.indexOf(stage), 3),
    ...numberToBits(PLAYERS.indexOf(decides), 1),
    ...numberToBits(Number(offer === 'double'), 1),
    ...numberToBits(RESIGNATIONS.indexOf(resignation), 2),
    ...numberToBits(roll === null ? 0 : Math.max(...roll), 3),
    ...numberToBits(roll === null ? 0 : Math.min(...roll), 3),
    ...numberToBits(length, 15),
    ...numberToBits(score.black, 15),
    ...numberToBits(score.white, 15),
    ...numberToBits(Number(!jacoby), 1),
    ...numberToBits(0, 5),
  ]);
}

/**
 * The match of a match ID (notation.md 4.2). IDs of older programs do not say whether the Jacoby rule is in use; in
 * money play they are read as if it were. Beavers are not told: none.
 */
export function parseMatchId(id: string): Result<MatchMoment, IdFault> {
  const bits = base64ToBits(id, MATCH_BITS);
  const bad = (field: IdField): Result<never, IdFault> => err({ code: 'badField', field, value: id });
  if (bits === null) return bad('spare');
  const field = (from: number, width: number): number => bitsToNumber(bits.slice(from, from + width));
  const owner = field(4, 2);
  const stage = GAME_STAGES[field(8, 3)];
  const roll = readDice(field(15, 3), field(18, 3));
  const length = field(21, 15);
  if (owner !== CENTRED && PLAYERS[owner] === undefined) return bad('cubeOwner');
  if (stage === undefined) return bad('stage');
  if (roll === undefined) return bad('dice');
  if (field(67, 5) !== 0) return bad('spare');
  const moment: MatchMoment = {
    stage,
    turn: playerOf(field(6, 1)),
    decides: playerOf(field(11, 1)),
    roll,
    cube: { value: 2 ** field(0, 4), owner: PLAYERS[owner] ?? null },
    offer: field(12, 1) === 1 ? 'double' : null,
    resignation: RESIGNATIONS[field(13, 2)] ?? 'none',
    score: { black: field(36, 15), white: field(51, 15) },
    length,
    crawford: length !== 1 && field(7, 1) === 1,
    jacoby: length === 0 && field(66, 1) === 0,
    beavers: false,
    cubeLimit: USUAL_CUBE_LIMIT,
  };
  const fault = momentFault(moment);
  return fault === null ? ok(moment) : err(fault);
}

const playerOf = (player: number): Color => (player === 0 ? 'black' : 'white');

/** Null before the roll, undefined where the two numbers make no roll. */
function readDice(high: number, low: number): Roll | null | undefined {
  const first = DICE.find((die) => die === high);
  const second = DICE.find((die) => die === low);
  if (first !== undefined && second !== undefined) return [first, second];
  return high === 0 && low === 0 ? null : undefined;
}

const POSITION_ID = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{14}A?={0,2}(?![A-Za-z0-9+/=])/gu;
/** What stands between the two IDs: a colon, a label, or a plain gap after which the next word may be anything. */
const MATCH_ID =
  /^(?<sign>\s*:|\s+(?:GNU Backgammon\s+)?Match ID\s*:?|\s+[/|]|\s)\s*(?<id>[A-Za-z0-9+/]{12})(?![A-Za-z0-9+/=])/iu;

/** A position ID alone says nothing of its match. */
export interface FoundPosition {
  readonly position: Position;
  readonly moment: MatchMoment | null;
}

/**
 * The first position ID in a text, with the match ID if one follows (`position:match`, or each with its label as GNU
 * Backgammon prints them). Without a match ID white is on roll.
 */
export function findGnubgId(text: string): Result<Found<FoundPosition>, IdFault> {
  let fault: IdFault = { code: 'noId' };
  for (const found of text.matchAll(POSITION_ID)) {
    const [id] = found;
    const end = found.index + id.length;
    const read = readFrom(id.replaceAll('=', ''), text.slice(end));
    if (read.ok) {
      const before = text.slice(0, found.index).replace(POSITION_LABEL, '').trim();
      return ok({ before, value: read.value.value, after: text.slice(end + read.value.length).trim() });
    }
    if (fault.code === 'noId' && looksLikeId(id)) fault = read.error;
  }
  return err(fault);
}

const POSITION_LABEL = /(?:GNU Backgammon\s+)?Position ID\s*:?\s*$/iu;

/** A word of 14 letters is no ID; one with a digit, a sign or many capitals may be a damaged one. */
const looksLikeId = (id: string): boolean => /[0-9+/]|[A-Z].*[A-Z]/u.test(id);

/** The position and, where a match ID follows, the match; `length` characters of the text after were read. */
function readFrom(id: string, rest: string): Result<{ value: FoundPosition; length: number }, IdFault> {
  const matchText = MATCH_ID.exec(rest);
  const { sign = '', id: matchId } = matchText?.groups ?? {};
  const moment = matchId === undefined ? null : parseMatchId(matchId);
  if (moment?.ok === false && sign.trim() !== '') return moment;
  const read = moment?.ok === true ? moment.value : null;
  const position = parsePositionId(id, read?.turn ?? 'white');
  if (!position.ok) return position;
  return ok({
    value: { position: position.value, moment: read },
    length: read === null ? 0 : (matchText?.[0].length ?? 0),
  });
}
