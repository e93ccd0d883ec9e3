import type { MatchEvent } from '#match/event.ts';
import type { DiceSource, MatchId } from '#match/types.ts';
import type { Color, Roll } from '#rules/types.ts';
import type { SealedDice } from './ports.ts';

/** The rolls of one event: those of an opening, or one of a side. */
export interface MadeRolls {
  /** Null is the opening, [white, black] each. */
  readonly by: Color | null;
  readonly rolls: readonly Roll[];
  readonly source: DiceSource;
  /** Which of the match's secrets was in use, from 0. */
  readonly secret: number;
}

/** All rolls of a match in order. */
export function rollsMade(events: readonly MatchEvent[]): readonly MadeRolls[] {
  let secret = 0;
  return events.flatMap((event): readonly MadeRolls[] => {
    if (event.type === 'reopened') secret += 1;
    if (event.type === 'openingRolled') return [{ by: null, rolls: event.rolls, source: event.source, secret }];
    return event.type === 'rolled' ? [{ by: event.by, rolls: [event.roll], source: event.source, secret }] : [];
  });
}

/** What was told to be the secrets' hashes, in order. */
export const commitmentsTold = (events: readonly MatchEvent[]): readonly string[] =>
  events.flatMap((event) =>
    (event.type === 'matchStarted' || event.type === 'reopened') && event.commitment !== null ? [event.commitment] : [],
  );

/** The secrets behind as many commitments; only to be told when the match is over. */
export const secretsOf = (dice: SealedDice, key: string, commitments: number): readonly string[] =>
  Array.from({ length: commitments }, (_, number) => dice.secretOf(key, number));

export interface RollCheck {
  /** Rolls that came out again as they fell. */
  readonly right: number;
  /** Rolls that did not, or whose value was used twice. */
  readonly wrong: number;
  /** Rolls that cannot be made again: of before dice were bound. */
  readonly open: number;
  /** Do all secrets have the hashes that were told? */
  readonly kept: boolean;
}

/** Makes every roll of a match again. */
export function checkRolls(
  dice: SealedDice,
  match: MatchId,
  events: readonly MatchEvent[],
  secrets: readonly string[],
): RollCheck {
  const used = new Set<string>();
  const check = { right: 0, wrong: 0, open: 0 };
  for (const { rolls, source, secret } of rollsMade(events)) {
    const key = secrets[secret];
    if (source === 'crypto') check.open += rolls.length;
    else if (key === undefined || used.has(source.mixed)) check.wrong += rolls.length;
    else {
      used.add(source.mixed);
      const next = dice.sealedRolls(key, match, source.mixed);
      for (const roll of rolls) check[String(next()) === String(roll) ? 'right' : 'wrong'] += 1;
    }
  }
  const told = commitmentsTold(events);
  const kept =
    told.length === secrets.length && told.every((hash, index) => dice.commitmentOf(secrets[index] ?? '') === hash);
  return { ...check, kept };
}

/** All that is needed to make the rolls again, as `assets/verify-rolls.mjs` reads it. */
export function rollsFile(match: MatchId, events: readonly MatchEvent[], secrets: readonly string[]): string {
  const told = commitmentsTold(events);
  const lines = [`match ${match}`];
  let begun = 0;
  const beginUntil = (secret: number): void => {
    for (; begun <= secret && begun < secrets.length; begun += 1) lines.push(`secret ${secrets[begun]} ${told[begun]}`);
  };
  for (const { by, rolls, source, secret } of rollsMade(events)) {
    beginUntil(secret);
    const mixed = source === 'crypto' ? '-' : source.mixed;
    lines.push(`${by ?? 'opening'} ${mixed} ${rolls.map((roll) => roll.join('-')).join(' ')}`);
  }
  return `${lines.join('\n')}\n`;
}
