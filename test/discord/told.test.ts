import { describe, expect, test } from 'vitest';
import { isMidTurn } from '#discord/told.ts';
import type { MatchEvent } from '#match/event.ts';
import { ask, move, offerResign, roll } from '#test/support/commands.ts';
import { given, toRoll } from '#test/support/given.ts';

const before = toRoll();
const rolled = given(before).when(roll('white', 6, 5));
const moved = given(rolled.state).when(move('white', '24/18', '18/13'));
const ended = given(moved.state).when(ask('confirm', 'white'));
const undone = given(moved.state).when(ask('undo', 'white'));
const resigned = given(rolled.state).when(offerResign('black'));
const held: MatchEvent = { type: 'clockHeld', at: 0 };

describe('the message that is shown is changed, or a new one notifies who is next', () => {
  test.each<readonly [string, Parameters<typeof isMidTurn>[0]['before'], readonly MatchEvent[], boolean]>([
    ['the roll of the side on turn', before, rolled.events, true],
    ['its moves', rolled.state, moved.events, true],
    ['moves taken back', moved.state, undone.events, true],
    ['a clock that waits', rolled.state, [held], true],
    ['the end of the turn', moved.state, ended.events, false],
    ['moves and the end of the turn', rolled.state, [...moved.events, ...ended.events], false],
    ['an offer of the other side', rolled.state, resigned.events, false],
  ])('%s', (_, state, events, midTurn) => {
    expect(isMidTurn({ before: state, events, shownLines: [] })).toBe(midTurn);
  });
});
