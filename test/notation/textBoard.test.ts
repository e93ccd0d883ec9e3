import { describe, expect, test } from 'vitest';
import { textBoard } from '#notation/textBoard.ts';
import { startPosition } from '#rules/games/index.ts';
import { positionOf } from '#test/support/position.ts';

const START = `
O  bar 0  off 0
+-13-14-15-16-17-18-+-19-20-21-22-23-24-+
|  X           O    |  O              X |
|  X           O    |  O              X |
|  X           O    |  O                |
|  X                |  O                |
|  X                |  O                |
|  O                |  X                |
|  O                |  X                |
|  O           X    |  X                |
|  O           X    |  X              O |
|  O           X    |  X              O |
+-12-11-10--9--8--7-+--6--5--4--3--2--1-+
X  bar 0  off 0`;

test('the start of tavla as white sees it', () => {
  expect(`\n${textBoard('tavla', startPosition('tavla'), 'white')}`).toBe(START);
});

test('both sides see the same start, letters apart', () => {
  const black = textBoard('tavla', startPosition('tavla'), 'black');
  expect(`\n${black}`).toBe(START.replaceAll(/[XO]/gu, (letter) => (letter === 'X' ? 'O' : 'X')));
});

test('bar, off and high piles', () => {
  const position = positionOf({ white: { 25: 2, 6: 7, 1: 2 }, black: { 25: 1, 12: 10 } });
  expect(`\n${textBoard('tavla', position, 'white')}`).toBe(`
O  bar 1  off 4
+-13-14-15-16-17-18-+-19-20-21-22-23-24-+
|  O                |                   |
|  O                |                   |
|  O                |                   |
|  O                |                   |
| 10                |                   |
|                   |  7                |
|                   |  X                |
|                   |  X                |
|                   |  X              X |
|                   |  X              X |
+-12-11-10--9--8--7-+--6--5--4--3--2--1-+
X  bar 2  off 4`);
});

describe('other games', () => {
  test('a pinned checker lies at the rim, small', () => {
    const position = positionOf({
      white: { 24: 12, 17: 2, 3: 1 },
      black: { 24: 13, 8: 1, 22: 1 },
      pinned: { white: [3], black: [8] },
    });
    const lines = textBoard('plakoto', position, 'white').split('\n');
    expect([lines[2], lines[3], lines[4]]).toEqual([
      '|              o    |                 X |',
      '|              X    |                 X |',
      '|              X    |                 X |',
    ]);
    expect([lines[11], lines[10], lines[9]]).toEqual([
      '|                   |           x     O |',
      '|                   |           O     O |',
      '|                   |                 O |',
    ]);
  });

  test("where both travel the same way, black starts on white's 12", () => {
    const lines = textBoard('fevga', startPosition('fevga'), 'white').split('\n');
    expect(lines[2]).toBe('|                   |                 X |');
    expect(lines[6]).toBe('|                   |                15 |');
    expect(lines[11]).toBe('|  O                |                   |');
    expect(lines[7]).toBe('| 15                |                   |');
  });
});

test('mirrored, the home lies bottom left and everything else is as before', () => {
  const position = startPosition('tavla');
  const [plain, mirrored] = [false, true].map((side) => textBoard('tavla', position, 'white', side).split('\n'));
  expect(mirrored?.[1]).toBe('+-24-23-22-21-20-19-+-18-17-16-15-14-13-+');
  expect(plain?.[1]).toBe('+-13-14-15-16-17-18-+-19-20-21-22-23-24-+');
  expect(mirrored?.map((line) => line.replaceAll(/[^XO]/g, '').length)).toEqual(
    plain?.map((line) => line.replaceAll(/[^XO]/g, '').length),
  );
});
