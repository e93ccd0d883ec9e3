import type { Color } from '#rules/types.ts';
import type { MatchEvent } from './event.ts';

/** The side that has shown with this event that it is there; null for what the table did by itself. */
export function ownActOf(event: MatchEvent): Color | null {
  if (!('by' in event) || event.type === 'turnPassed') return null;
  if (event.type === 'turnEnded') return event.how === 'confirmed' ? event.by : null;
  return 'own' in event && !event.own ? null : event.by;
}
