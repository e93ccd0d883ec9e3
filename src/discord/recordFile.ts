import { recordText } from '#i18n/recordText.ts';
import type { Catalog } from '#i18n/catalog.ts';
import type { MatchRecord } from '#match/record.ts';
import type { MatchId } from '#match/types.ts';
import { printMatchFile } from '#notation/matchFile.ts';
import { fitsMatchFile, matchFileOf } from '#notation/matchFileOf.ts';
import type { ByColor } from '#rules/types.ts';
import type { ViewFile } from './views/messageView.ts';

/** The record of a match: `.mat` where all its games are tavla, plain text otherwise. `beganMs` is wall time, shown in UTC. */
export function recordFile(
  id: MatchId,
  record: MatchRecord,
  names: ByColor<string>,
  beganMs: number,
  text: Catalog,
): ViewFile {
  const [date = '', time = ''] = new Date(beganMs).toISOString().slice(0, 16).split('T');
  const about = { id, names, date: date.replaceAll('-', '.'), time: time.replace(':', '.') };
  const isMatchFile = fitsMatchFile(record.settings);
  const content = isMatchFile
    ? printMatchFile(matchFileOf(record, about))
    : recordText(record, names, `${date} ${time} UTC`, text);
  return {
    name: `tavla-${date}-${id}.${isMatchFile ? 'mat' : 'txt'}`,
    altText: null,
    make: () => Promise.resolve(Buffer.from(content)),
  };
}
