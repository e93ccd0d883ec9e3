import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '#match/event.ts';
import { recordOf, type MatchRecord } from '#match/record.ts';
import type { MatchSettings } from '#match/types.ts';
import { printPositionId } from '#notation/gnubgId.ts';
import { printMatchFile } from '#notation/matchFile.ts';
import { matchFileOf } from '#notation/matchFileOf.ts';
import { outcomeOf } from '#rules/outcome.ts';
import { COLORS } from '#rules/types.ts';
import { BACKGAMMON, TURKISH } from '#test/support/commands.ts';
import { temporaryFolder } from '#test/support/database.ts';
import { gnubg, isGnubgInstalled } from '#test/support/gnubg.ts';
import { positionAfter } from '#test/support/recordedPosition.ts';
import { sensibleMatch } from '#test/support/sensibleMatch.ts';
import { walkedMatch } from '#test/support/walkedMatch.ts';

const NAMES = { white: 'Ayşe: "0, 1)', black: ' Game 1' };

const walkedRecord = (settings: MatchSettings, seed: number): MatchRecord => {
  const events: MatchEvent[] = [];
  for (const step of walkedMatch(settings, seed)) events.push(...step.events);
  return recordOf(events);
};

const textOf = (record: MatchRecord): string =>
  printMatchFile(matchFileOf(record, { id: 'm1', names: NAMES, date: '2026.12.01', time: '05.45' }));

/** What GNU Backgammon says of each file: the score and the identification of the last position. */
function imported(texts: readonly string[]): readonly string[] {
  const folder = temporaryFolder();
  const commands = texts.flatMap((text, index) => {
    const file = join(folder, `${index}.mat`);
    writeFileSync(file, text);
    return ['show rng', `import mat ${file}`, 'show score', 'show board'];
  });
  const out = gnubg(['set confirm new off', ...commands]) ?? '';
  return out.split('You are using the Mersenne Twister generator.').slice(1);
}

const SEVEN = { ...BACKGAMMON, length: 7 };
const LEVELS = { white: 'club', black: 'club' } as const;

describe.runIf(isGnubgInstalled)('as GNU Backgammon reads it', () => {
  test.each([
    [
      'backgammon at random',
      60,
      (seed: number) => walkedRecord(SEVEN, seed),
      ['borneOff 1', 'borneOff 2', 'borneOff 3', 'crawford', 'dropped 1', 'resigned 2', 'resigned 3'],
    ],
    [
      'Turkish tavla at random',
      60,
      (seed: number) => walkedRecord(TURKISH, seed),
      ['borneOff 1', 'borneOff 2', 'resigned 1', 'resigned 2'],
    ],
    [
      'backgammon played with sense',
      20,
      (seed: number) => recordOf(sensibleMatch(SEVEN, LEVELS, seed)),
      ['borneOff 1', 'borneOff 2', 'crawford', 'dropped 1'],
    ],
    [
      'Turkish tavla played with sense',
      40,
      (seed: number) => recordOf(sensibleMatch(TURKISH, LEVELS, seed)),
      ['borneOff 1', 'borneOff 2', 'closedOut'],
    ],
  ] as const)('%s: score and last position', (_, count, recordFor, kinds) => {
    const records = Array.from({ length: count }, (_unused, seed) => recordFor(seed)).filter(isCountedAlike);
    expect(records.length).toBeGreaterThan(count / 4);
    expect([...new Set(records.flatMap(kindsOfEnd))].toSorted()).toEqual(expect.arrayContaining([...kinds]));
    const theirs = imported(records.map(textOf)).map((text) => {
      const [, white, black] = /The score \(after \d+ games?\) is: .* (\d+), .* (\d+) \(match/u.exec(text) ?? [];
      return { white: Number(white), black: Number(black), position: lastPosition(text) };
    });
    expect(theirs).toEqual(records.map((record, index) => ours(record, theirs[index]?.position)));
  });
});

const lastPosition = (text: string): string | undefined => [...text.matchAll(/Position ID: (\S+)/gu)].at(-1)?.[1];

/** What happened in a match that an import could get wrong. */
const kindsOfEnd = ({ games }: MatchRecord): readonly string[] =>
  games.flatMap(({ result, crawford, acts }) => [
    ...(result?.winner == null ? [] : [`${result.reason} ${result.kind}`]),
    ...(crawford ? ['crawford'] : []),
    ...(acts.some(({ type }) => type === 'closedOut') ? ['closedOut'] : []),
  ]);

/** Whoever is on roll after the end: `shown` where it is the last position with one side or the other on roll. */
function ours(record: MatchRecord, shown: string | undefined) {
  const last = record.games.at(-1);
  if (last === undefined) throw new Error('no game');
  const ids = COLORS.map((turn) => printPositionId(positionAfter(last, record.settings), turn));
  return { ...record.score, position: ids.find((id) => id === shown) ?? ids[0] };
}

/** They count three for a mars that is triple by their rules, which Turkish tavla does not know (notation.md 5.3). */
const isCountedAlike = ({ games, settings }: MatchRecord): boolean =>
  games.every((game) => {
    const outcome = outcomeOf(game.game, { ...settings.rules, tripleMars: true }, positionAfter(game, settings));
    return outcome === null || game.result?.winner == null || game.result.kind === outcome.points;
  });
