import { describe, expect, test } from 'vitest';
import { kindOf, type NewsKind } from '#discord/told.ts';
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
  test.each<readonly [string, Parameters<typeof kindOf>[0]['before'], readonly MatchEvent[], NewsKind]>([
    ['the roll of the side on turn', before, rolled.events, 'edit'],
    ['its moves', rolled.state, moved.events, 'edit'],
    ['moves taken back', moved.state, undone.events, 'edit'],
    ['a clock that waits', rolled.state, [held], 'edit'],
    ['the end of the turn', moved.state, ended.events, 'decision'],
    ['moves and the end of the turn', rolled.state, [...moved.events, ...ended.events], 'decision'],
    ['an offer of the other side', rolled.state, resigned.events, 'decision'],
    ['a reminder', rolled.state, [{ type: 'reminded', at: 0, color: 'white' }], 'notice'],
    ['somebody who asks for a pause', rolled.state, [{ type: 'pauseOffered', at: 0, by: 'black' }], 'notice'],
    ['the pause', rolled.state, [{ type: 'paused', at: 0, by: 'white' }], 'edit'],
    ['the end of a pause', rolled.state, [{ type: 'resumed', at: 0, by: 'black' }], 'notice'],
    [
      'a reminder before a move',
      rolled.state,
      [{ type: 'reminded', at: 0, color: 'white' }, ...moved.events],
      'notice',
    ],
  ])('%s', (_, state, events, kind) => {
    expect(kindOf({ before: state, events, shownLines: [] })).toBe(kind);
  });
});
