import type { HistoryKey } from '#app/historyPorts.ts';
import type { UserId } from '#match/types.ts';

export type Opponent = UserId | 'computer' | null;

/** What is asked of the list of finished matches, as it stands in the id of a button or menu. */
export type HistoryWish =
  | {
      readonly kind: 'page';
      readonly direction: 'older' | 'newer';
      readonly key: HistoryKey;
      readonly opponent: Opponent;
    }
  /** The menu: its value is the match. */
  | { readonly kind: 'open'; readonly opponent: Opponent }
  | { readonly kind: 'export'; readonly match: string }
  /** Opens the first page of the replay, as a message of its own. */
  | { readonly kind: 'watch'; readonly match: string }
  /** Turns to a page of the replay, from 0; `button` tells the buttons of one message apart. */
  | { readonly kind: 'replay'; readonly button: ReplayButton; readonly match: string; readonly page: number }
  /** One game as a moving picture, from 1; 0 is the whole match. */
  | { readonly kind: 'film'; readonly match: string; readonly game: number };

export const REPLAY_BUTTONS = ['first', 'back', 'next', 'last'] as const;
export type ReplayButton = (typeof REPLAY_BUTTONS)[number];

export function printWish(wish: HistoryWish): string {
  switch (wish.kind) {
    case 'page':
      return [wish.direction, wish.key.endedAt, wish.key.match, wish.opponent ?? ''].join('/');
    case 'open':
      return ['open', wish.opponent ?? ''].join('/');
    case 'export':
    case 'watch':
      return [wish.kind, wish.match].join('/');
    case 'replay':
      return [wish.button, wish.match, wish.page].join('/');
    case 'film':
      return ['film', wish.match, wish.game].join('/');
  }
}

/** Null for anything that this version would not have printed. */
export function parseWish(text: string): HistoryWish | null {
  const [kind, ...rest] = text.split('/');
  if (kind === 'export' || kind === 'watch') {
    const [match = ''] = rest;
    return rest.length === 1 && isMatch(match) ? { kind, match } : null;
  }
  const button = REPLAY_BUTTONS.find((one) => one === kind);
  if (kind === 'film' || button !== undefined) {
    const [match = '', number = ''] = rest;
    if (rest.length !== 2 || !isMatch(match) || !/^\d{1,4}$/u.test(number)) return null;
    if (button === undefined) return { kind: 'film', match, game: Number(number) };
    return { kind: 'replay', button, match, page: Number(number) };
  }
  const opponent = opponentIn(rest.at(-1));
  if (opponent === undefined) return null;
  if (kind === 'open') return rest.length === 1 ? { kind, opponent } : null;
  const [endedAt = '', match = ''] = rest;
  if ((kind !== 'older' && kind !== 'newer') || rest.length !== 3) return null;
  if (!/^\d{1,15}$/u.test(endedAt) || !isMatch(match)) return null;
  return { kind: 'page', direction: kind, key: { endedAt: Number(endedAt), match }, opponent };
}

const isMatch = (text: string): boolean => /^[a-z0-9]{1,32}$/u.test(text);

function opponentIn(text: string | undefined): Opponent | undefined {
  if (text === '') return null;
  if (text === 'computer') return text;
  return text !== undefined && /^\d{1,20}$/u.test(text) ? (text as UserId) : undefined;
}
