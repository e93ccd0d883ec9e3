import type { Result } from '#core/result.ts';
import type { MatchEvent } from './event.ts';
import type { Refusal } from './refusal.ts';

/** What comes of a command: what happened, or why nothing did. */
export type Decision = Result<readonly MatchEvent[], Refusal>;
