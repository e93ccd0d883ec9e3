import { readFileSync } from 'node:fs';
import { fontPath } from './fonts.ts';

/** First and last code point of a run of characters that a font can draw. */
type Run = readonly [number, number];

/** The groups of subtable format 12 of a TrueType file's table `cmap`, laid out as the OpenType specification says. */
function runsOf(file: Buffer): readonly Run[] {
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => file.toString('latin1', at, at + 4) === 'cmap');
  if (record === undefined) throw new Error('font without a cmap');
  const cmap = file.readUInt32BE(record + 8);
  const subtables = Array.from(
    { length: file.readUInt16BE(cmap + 2) },
    (_, index) => cmap + file.readUInt32BE(cmap + 8 + index * 8),
  );
  const groups = subtables.find((at) => file.readUInt16BE(at) === 12);
  if (groups === undefined) throw new Error('font without a cmap of format 12');
  return Array.from({ length: file.readUInt32BE(groups + 12) }, (_, index): Run => {
    const group = groups + 16 + index * 12;
    return [file.readUInt32BE(group), file.readUInt32BE(group + 4)];
  });
}

const RUNS = runsOf(readFileSync(fontPath('NotoSans-Bold.ttf')));

/** Can the bundled fonts draw this code point? */
export const hasGlyph = (codePoint: number): boolean =>
  RUNS.some(([first, last]) => first <= codePoint && codePoint <= last);
