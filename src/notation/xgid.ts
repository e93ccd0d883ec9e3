import { err, ok, type Result } from '#core/result.ts';
import { countAt, type Position } from '#rules/position.ts';
import { BAR, opponentOf, type ByColor, type Color, type Roll } from '#rules/types.ts';
import { parseRoll } from './diceNames.ts';
import { momentFault, positionFromBoard, positionIdFault, type IdFault, type IdField } from './idFault.ts';
import type { Found, MatchMoment, MatchPosition } from './matchMoment.ts';

const XGID = /(?:XGID\s*=\s*)?([-A-Pa-p]{26})((?::-?\w+){9})/iu;

const OFFERS = { D: 'double', B: 'beaver', R: 'raccoon' } as const;
const LETTER_OF_OFFER = { double: 'D', beaver: 'B', raccoon: 'R' } as const;
const SIDES: ReadonlyMap<string, Color> = new Map([
  ['1', 'white'],
  ['-1', 'black'],
]);
const NUMBER_OF_SIDE: ByColor<string> = { white: '1', black: '-1' };
const JACOBY = 1;
const BEAVERS = 2;
const HIGHEST_LOG = 10;
const HIGHEST_NUMBER = 0x7fff;

/** The first XGID in a text, with the text around it (notation.md 3). The prefix may be missing. */
export function findXgid(text: string): Result<Found<MatchPosition>, IdFault> {
  const found = XGID.exec(text);
  const [whole = '', board = '', fields = ''] = found ?? [];
  if (found === null) return err({ code: 'noId' });
  const read = readXgid(board, fields.slice(1).split(':'));
  if (!read.ok) return read;
  const before = text.slice(0, found.index).trim();
  return ok({ before, value: read.value, after: text.slice(found.index + whole.length).trim() });
}

function readXgid(board: string, fields: readonly string[]): Result<MatchPosition, IdFault> {
  const position = readBoard(board);
  if (!position.ok) return position;
  const moment = readFields(fields);
  if (!moment.ok) return moment;
  const fault = positionIdFault(position.value) ?? momentFault(moment.value);
  return fault === null ? ok({ position: position.value, moment: moment.value }) : err(fault);
}

/** The 26 letters stand for black's bar, white's points 1-24, white's bar; capital letters are white. */
function readBoard(letters: string): Result<Position, IdFault> {
  const white = Array.from(letters, (letter) => (isCapital(letter) ? countOf(letter) : 0));
  const black = Array.from(letters, (letter) => (isCapital(letter) ? 0 : countOf(letter))).toReversed();
  if (white[0] !== 0 || black[0] !== 0) return bad('checkers', letters);
  return ok(positionFromBoard({ white, black }));
}

const isCapital = (letter: string): boolean => letter >= 'A' && letter <= 'Z';
const countOf = (letter: string): number => (letter === '-' ? 0 : letter.toLowerCase().charCodeAt(0) - 96);

const bad = (field: IdField, value: string): Result<never, IdFault> => err({ code: 'badField', field, value });

function readFields([cube = '', owner = '', side = '', dice = '', ...rest]: readonly string[]): Result<
  MatchMoment,
  IdFault
> {
  const [white, black, flag, length, limit] = rest.map(numberOf);
  const [whiteText = '', blackText = '', flagText = '', lengthText = '', limitText = ''] = rest;
  const log = numberOf(cube);
  const turn = SIDES.get(side);
  const action = readDice(dice);
  if (log === undefined || log > HIGHEST_LOG) return bad('cube', cube);
  if (owner !== '0' && !SIDES.has(owner)) return bad('cubeOwner', owner);
  if (turn === undefined) return bad('turn', side);
  if (action === null) return bad('dice', dice);
  if (white === undefined) return bad('score', whiteText);
  if (black === undefined) return bad('score', blackText);
  if (length === undefined) return bad('length', lengthText);
  if (flag === undefined || flag > (length === 0 ? JACOBY + BEAVERS : 1)) return bad('flag', flagText);
  if (limit === undefined) return bad('cubeLimit', limitText);
  const waitsForOther = action.offer === 'double' || action.offer === 'raccoon';
  return ok({
    stage: 'playing',
    turn,
    decides: waitsForOther ? opponentOf(turn) : turn,
    ...action,
    cube: { value: 2 ** log, owner: SIDES.get(owner) ?? null },
    resignation: 'none',
    score: { white, black },
    length,
    crawford: length > 1 && flag === 1,
    jacoby: length === 0 && (flag & JACOBY) !== 0,
    beavers: length === 0 && (flag & BEAVERS) !== 0,
    cubeLimit: limit,
  });
}

/** A number without a sign that a match ID can hold too; undefined for any other text. */
const numberOf = (text: string): number | undefined =>
  /^\d{1,5}$/u.test(text) && Number(text) <= HIGHEST_NUMBER ? Number(text) : undefined;

function readDice(text: string): Pick<MatchMoment, 'roll' | 'offer'> | null {
  if (text === '00') return { roll: null, offer: null };
  if (text === 'D' || text === 'B' || text === 'R') return { roll: null, offer: OFFERS[text] };
  const roll = /^\d\d$/u.test(text) ? parseRoll(text) : null;
  return roll?.ok ? { roll: roll.value, offer: null } : null;
}

/** The XGID of a tavla position; null where it cannot say it: a resignation waits, or no game is being played. */
export function printXgid({ position, moment }: MatchPosition): string | null {
  const { stage, turn, roll, cube, offer, resignation, score, length, crawford, cubeLimit } = moment;
  if (stage !== 'playing' || resignation !== 'none') return null;
  const money = (moment.jacoby ? JACOBY : 0) + (moment.beavers ? BEAVERS : 0);
  const fields = [
    Math.log2(cube.value),
    cube.owner === null ? 0 : NUMBER_OF_SIDE[cube.owner],
    NUMBER_OF_SIDE[turn],
    offer === null ? diceText(roll) : LETTER_OF_OFFER[offer],
    score.white,
    score.black,
    length === 0 ? money : Number(crawford),
    length,
    cubeLimit,
  ];
  return `XGID=${printBoard(position)}:${fields.join(':')}`;
}

const diceText = (roll: Roll | null): string => (roll === null ? '00' : roll.join(''));

const printBoard = (position: Position): string =>
  Array.from({ length: BAR + 1 }, (_, point) => {
    const white = point === 0 ? 0 : countAt(position, 'white', point);
    const black = point === BAR ? 0 : countAt(position, 'black', BAR - point);
    if (white > 0) return String.fromCharCode(64 + white);
    return black > 0 ? String.fromCharCode(96 + black) : '-';
  }).join('');
