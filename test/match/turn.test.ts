import { describe, expect, test } from 'vitest';
import { boardOf } from '#match/state.ts';
import { startPosition } from '#rules/games/index.ts';
import { BAR, COLORS } from '#rules/types.ts';
import { ask, BACKGAMMON, MACEDONIAN, move, offerResign, roll, TURKISH } from '#test/support/commands.ts';
import { given, inPhase, toRoll } from '#test/support/given.ts';
import { positionOf, totalOf, xgidBoard } from '#test/support/position.ts';

const PLAKOTO = { ...MACEDONIAN, games: ['plakoto'] } as const;
const GUL_BARA = { ...MACEDONIAN, games: ['gulbara'] } as const;
const rolled = { type: 'rolled', source: 'crypto', own: true } as const;
const confirmed = { type: 'turnEnded', how: 'confirmed' } as const;

describe('a turn of tavla', () => {
  test('is rolled, played in parts and confirmed', () => {
    const { state } = given(toRoll())
      .when(roll('white', 3, 1), move('white', '8/5'), move('white', '6/5'), ask('confirm', 'white'))
      .thenEvents({ ...confirmed, by: 'white' });
    expect(state).toMatchObject({
      phase: 'toRoll',
      turn: 'black',
      rollsMade: 1,
      lastTurn: { by: 'white', roll: [3, 1], moves: [{ from: 8 }, { from: 6 }] },
    });
    expect(state.position.checkers.white).toMatchObject({ 8: 2, 6: 4, 5: 2 });
  });

  test('shows the half-played board while the position before it is kept', () => {
    const { state } = given(toRoll()).when(roll('white', 3, 1), move('white', '8/5'));
    expect(state.position).toEqual(startPosition('tavla'));
    expect(boardOf(state).checkers.white).toMatchObject({ 8: 2, 5: 1 });
  });

  test('with no legal move passes at once, and the next side is on turn', () => {
    const position = xgidBoard('-b----E-C---cE-----bbbbbAA');
    given(toRoll(TURKISH, { position }))
      .when(roll('white', 5, 4))
      .thenEvents(
        { ...rolled, by: 'white', roll: [5, 4] },
        { type: 'turnPassed', by: 'white', reason: 'noMove', numbers: [5, 4] },
      );
  });

  // bugs.md 15
  test('that passed is not passed again by the same roll delivered twice', () => {
    const position = xgidBoard('-b----E-C---cE-----bbbbbAA');
    given(toRoll(TURKISH, { position }))
      .when(roll('white', 5, 4), roll('white', 5, 4))
      .thenRefused({ code: 'notYourTurn' });
  });

  test('refuses what is not the time for', () => {
    const before = toRoll();
    given(before).when(move('white', '8/5')).thenRefused({ code: 'rollFirst' });
    given(before).when(ask('confirm', 'white')).thenRefused({ code: 'rollFirst' });
    given(before).when(ask('undo', 'white')).thenRefused({ code: 'nothingToUndo' });
    const { state } = given(before).when(roll('white', 3, 1));
    given(state).when(ask('undo', 'white')).thenRefused({ code: 'nothingToUndo' });
    given(state)
      .when(ask('confirm', 'white'))
      .thenRefused({ code: 'turnNotComplete', diceLeft: [3, 1] });
    for (const command of [roll('black', 1, 2), move('black', '8/5'), ask('undo', 'black'), ask('confirm', 'black')]) {
      given(state).when(command).thenRefused({ code: 'notYourTurn' });
    }
  });

  test('names why a move is illegal, and carries out all of a command or nothing', () => {
    const { state } = given(toRoll()).when(roll('white', 5, 1));
    given(state)
      .when(move('white', '24/23', '24/19'))
      .thenRefused({ code: 'illegalMove', fault: { kind: 'pointClosed', point: 19 } });
    given(state)
      .when(move('white'))
      .thenRefused({ code: 'illegalMove', fault: { kind: 'mustPlayMore', canPlay: 2, would: 0 } });
    const { state: complete } = given(state).when(move('white', '13/8', '6/5'));
    for (const more of [move('white', '6/5'), move('white')]) {
      given(complete)
        .when(more)
        .thenRefused({ code: 'illegalMove', fault: { kind: 'turnComplete' } });
    }
  });
});

const HIT_OR_COVER = xgidBoard('-b---aE-C---eE---c-d----B-');

// bugs.md 13
test('a hit that is taken back leaves the checker where it was, once', () => {
  const before = toRoll(TURKISH, { position: HIT_OR_COVER });
  const { state } = given(before).when(roll('white', 3, 1), move('white', '8/5'), ask('undo', 'white'));
  expect(boardOf(state)).toEqual(HIT_OR_COVER);
  for (const color of COLORS) expect(totalOf(boardOf(state), color)).toBe(15);
  const { position } = given(state).when(move('white', '8/5', '6/5'), ask('confirm', 'white')).state;
  expect(position.checkers.white[5]).toBe(2);
  expect(position.checkers.black[BAR]).toBe(1);
});

// bugs.md 19
test('a hit is recorded though nobody typed it, on the move that hit', () => {
  const { state } = given(toRoll(TURKISH, { position: HIT_OR_COVER }))
    .when(roll('white', 3, 1), move('white', '8/5', '6/5'))
    .thenEvents({
      type: 'moved',
      by: 'white',
      moves: [
        { from: 8, to: 5, die: 3, capture: 'hit' },
        { from: 6, to: 5, die: 1, capture: null },
      ],
      own: true,
    });
  const { state: next } = given(state).when(ask('confirm', 'white'), roll('black', 2, 1));
  given(next)
    .when(move('black', '24/22'))
    .thenRefused({ code: 'illegalMove', fault: { kind: 'barFirst' } });
});

// bugs.md 15
describe('a board closed against the side on turn', () => {
  const position = positionOf({
    white: { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 },
    black: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3 },
  });
  const blackToPlay = (settings: typeof TURKISH) => toRoll(settings, { position, turn: 'black' });
  const played = [roll('black', 2, 1), move('black', '13/11', '11/10'), ask('confirm', 'black')];

  test('Turkish tavla: nothing is rolled, the turn passes once', () => {
    const { state } = given(blackToPlay(TURKISH))
      .when(...played)
      .thenEvents(
        { ...confirmed, by: 'black' },
        { type: 'turnPassed', by: 'white', reason: 'closedBoard', numbers: [] },
      );
    expect(state).toMatchObject({ phase: 'toRoll', turn: 'black', lastTurn: { by: 'white', roll: null, moves: [] } });
  });

  test('backgammon: the dice are rolled and the turn passes; a double may be offered before', () => {
    const { state } = given(blackToPlay(BACKGAMMON))
      .when(...played)
      .thenEvents({ ...confirmed, by: 'black' });
    expect(given(state).when(ask('offerDouble', 'white')).state.phase).toBe('doubleOffered');
    given(state)
      .when(roll('white', 6, 6))
      .thenEvents(
        { ...rolled, by: 'white', roll: [6, 6] },
        { type: 'turnPassed', by: 'white', reason: 'noMove', numbers: [6, 6, 6, 6] },
      );
  });
});

// bugs.md 17
test('dice that were rolled stay: a second roll is refused before, in and after the play', () => {
  const rolledOnce = given(toRoll()).when(roll('white', 3, 1)).state;
  const halfPlayed = given(rolledOnce).when(move('white', '8/5')).state;
  for (const state of [rolledOnce, halfPlayed]) {
    given(state)
      .when(roll('white', 6, 6))
      .thenRefused({ code: 'alreadyRolled' });
    expect(state).toMatchObject({ play: { roll: [3, 1] } });
  }
});

// bugs.md 35
test('a pin that is taken back leaves the checker free; made again, it holds it and closes the point', () => {
  const position = positionOf({ white: { 20: 1, 2: 1, 1: 13 }, black: { 12: 1, 8: 1, 1: 13 } });
  const rolledOnce = given(toRoll(PLAKOTO, { position })).when(roll('white', 3, 1)).state;
  const undone = given(rolledOnce).when(move('white', '20/17'), ask('undo', 'white')).state;
  expect(boardOf(undone)).toEqual(position);
  const { state } = given(undone).when(move('white', '20/17', '2/1'), ask('confirm', 'white'), roll('black', 4, 1));
  expect(state.position.checkers).toMatchObject({ white: { 20: 0, 17: 1 }, black: { 12: 1, 8: 1, 1: 13 } });
  given(state)
    .when(move('black', '8/7'))
    .thenRefused({ code: 'illegalMove', fault: { kind: 'pinned', point: 8 } });
  given(state)
    .when(move('black', '12/8'))
    .thenRefused({ code: 'illegalMove', fault: { kind: 'pointClosed', point: 8 } });
});

// bugs.md 37
describe('the mother of plakoto', () => {
  const pinMother = [roll('white', 6, 1), move('white', '7/1')];
  const after = (white: Readonly<Record<number, number>>) =>
    given(toRoll(PLAKOTO, { position: positionOf({ white, black: { 24: 1, 9: 14 } }) })).when(...pinMother).state;

  test('pinned while the own start is empty: two points at once, the rest of the roll is not played', () => {
    given(after({ 7: 1, 6: 14 }))
      .when(ask('confirm', 'white'))
      .thenEvents(
        { ...confirmed, by: 'white' },
        { type: 'gameWon', winner: 'white', points: 2, kind: 2, reason: 'motherPinned' },
        { type: 'gameStarted', number: 2, game: 'plakoto', starter: 'white', crawford: false },
      );
  });

  test('pinned while the own start is held: the game goes on until it is empty', () => {
    const pinned = after({ 24: 2, 7: 1, 6: 12 });
    given(pinned)
      .when(ask('confirm', 'white'))
      .thenRefused({ code: 'turnNotComplete', diceLeft: [1] });
    const { state } = given(pinned)
      .when(move('white', '24/23'), ask('confirm', 'white'))
      .thenEvents({ ...confirmed, by: 'white' });
    const later = given(state).when(roll('black', 2, 1), move('black', '9/7', '9/8'), ask('confirm', 'black')).state;
    expect(later).toMatchObject({ phase: 'toRoll', turn: 'white' });
    given(later)
      .when(roll('white', 5, 3), move('white', '24/19'), ask('confirm', 'white'))
      .thenEvents(
        { ...confirmed, by: 'white' },
        { type: 'gameWon', winner: 'white', points: 2, kind: 2, reason: 'motherPinned' },
        { type: 'gameStarted', number: 2, game: 'plakoto', starter: 'white', crawford: false },
      );
  });
});

describe('numbers handed over in gul bara', () => {
  /** White cannot move a six: its only landing is held. Black hands nothing on. */
  const position = positionOf({ white: { 24: 15 }, black: { 6: 1, 17: 14 } });
  const { state } = given(toRoll(GUL_BARA, { position })).when(roll('white', 6, 6));

  test('follow on the pass that they come from', () => {
    given(toRoll(GUL_BARA, { position }))
      .when(roll('white', 6, 6))
      .thenEvents(
        { ...rolled, by: 'white', roll: [6, 6] },
        { type: 'turnPassed', by: 'white', reason: 'noMove', numbers: [6, 6, 6, 6] },
      );
  });

  test('are a decision of their own before the roll', () => {
    expect(inPhase(state, 'toPlay')).toMatchObject({ turn: 'black', play: { roll: null, diceLeft: [6, 6, 6, 6] } });
    given(state)
      .when(roll('black', 1, 2))
      .thenRefused({ code: 'handedOverFirst', numbers: [6, 6, 6, 6] });
    const sixes = move('black', '17/11', '17/11', '17/11', '17/11');
    const { state: ownRoll } = given(state).when(sixes, ask('confirm', 'black'));
    expect(ownRoll).toMatchObject({
      phase: 'toRoll',
      turn: 'black',
      position: { handedOver: [], rolls: { black: 0 } },
    });
    const { state: next } = given(ownRoll).when(
      roll('black', 1, 2),
      move('black', '11/10', '11/9'),
      ask('confirm', 'black'),
    );
    expect(next).toMatchObject({ phase: 'toRoll', turn: 'white', position: { rolls: { white: 1, black: 1 } } });
    expect(next.lastTurn).toMatchObject({ by: 'black', roll: [1, 2] });
    expect(next.lastTurn?.moves.map(({ die }) => die)).toEqual([6, 6, 6, 6, 1, 2]);
  });

  test('that cannot be played are lost, and the own roll follows', () => {
    const blocked = positionOf({ white: { 24: 14, 6: 1 }, black: { 24: 14, 6: 1 } });
    const handed = toRoll(GUL_BARA, { position: blocked });
    const { state: ownRoll } = given(handed)
      .when(roll('white', 6, 6))
      .thenEvents(
        { ...rolled, by: 'white', roll: [6, 6] },
        { type: 'turnPassed', by: 'white', reason: 'noMove', numbers: [6, 6, 6, 6] },
        { type: 'turnPassed', by: 'black', reason: 'noMove', numbers: [6, 6, 6, 6] },
      );
    expect(ownRoll).toMatchObject({ phase: 'toRoll', turn: 'black', position: { handedOver: [] } });
  });

  test('leave the ban on a second offer to resign in force until the own turn ends', () => {
    const offering = { ...GUL_BARA, resigning: 'offer' } as const;
    const handed = given(toRoll(offering, { position })).when(roll('white', 6, 6)).state;
    const declined = [offerResign('black'), ask('declineResign', 'white')];
    const sixes = move('black', '17/11', '17/11', '17/11', '17/11');
    given(handed)
      .when(...declined, sixes, ask('confirm', 'black'), offerResign('black'))
      .thenRefused({ code: 'resignDeclinedThisTurn' });
  });
});
