import type { ChallengeId } from '#app/ports.ts';
import { SERVER_SETTING_NAMES } from '#i18n/serverTexts.ts';
import { SETTING_NAMES } from '#i18n/settingTexts.ts';
import { type MatchId, PAUSE_ACTS, type PresetName, PRESET_NAMES } from '#match/types.ts';

/** Discord takes 1-100 characters; components keep nothing else, so they outlive restarts. */
const MAX_LENGTH = 100;

export const MATCH_ACTIONS = [
  'roll',
  'move',
  'undo',
  'confirm',
  'resign',
  'resignNow',
  'acceptResign',
  'declineResign',
  'offerDouble',
  'take',
  'takeNow',
  'drop',
  'dropNow',
  'rematch',
  ...PAUSE_ACTS,
] as const;
export type MatchAction = (typeof MATCH_ACTIONS)[number];

export const CHALLENGE_ACTIONS = ['accept', 'decline', 'withdraw', 'counter'] as const;
export type ChallengeAction = (typeof CHALLENGE_ACTIONS)[number];

/** Commands that ask which match is meant where there are several. */
export const PICKING_COMMANDS = [
  'roll',
  'move',
  'undo',
  'confirm',
  'double',
  'take',
  'drop',
  'resign',
  'pause',
  'board',
] as const;
export type PickingCommand = (typeof PICKING_COMMANDS)[number];

/** `open` shows one setting, `back` all of them; a name sets it. */
export const SETTING_ACTIONS = ['open', 'back', ...SETTING_NAMES] as const;
export type SettingAction = (typeof SETTING_ACTIONS)[number];

/** `open` shows one setting of the server, `back` all of them; a name sets it. */
export const SERVER_SETTING_ACTIONS = ['open', 'back', ...SERVER_SETTING_NAMES] as const;
export type ServerSettingAction = (typeof SERVER_SETTING_ACTIONS)[number];

export const COUNTER_ACTIONS = ['preset', 'length', 'pace', 'send'] as const;
export type CounterAction = (typeof COUNTER_ACTIONS)[number];

export const ADMIN_ACTIONS = ['pick', 'abort', 'awardWhite', 'awardBlack', 'reopen'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export const RULES_ACTIONS = ['page', 'pick', 'play'] as const;
export type RulesAction = (typeof RULES_ACTIONS)[number];

/** Forms in which something is typed. */
export const FORM_NAMES = ['quiet', 'cooldown', 'score'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/**
 * What a button or menu means. It gives nobody any right: who may act is for the services to judge, so a forged one can
 * do no more than the forger's own.
 */
export type ComponentId =
  | {
      readonly scope: 'match';
      readonly match: MatchId;
      /** Of the log that the message shows. */
      readonly version: number;
      readonly action: MatchAction;
      readonly argument: string;
    }
  | { readonly scope: 'challenge'; readonly challenge: ChallengeId; readonly action: ChallengeAction }
  /** The menu that asks which match is meant; `argument` is what was typed. */
  | { readonly scope: 'pick'; readonly command: PickingCommand; readonly argument: string }
  | { readonly scope: 'setting'; readonly action: SettingAction; readonly argument: string }
  /** Ends the vacation of whoever presses it. */
  | { readonly scope: 'vacation' }
  /** Another page of a leaderboard. */
  | { readonly scope: 'leaderboard'; readonly argument: string }
  /** A button or the menu of the finished matches. */
  | { readonly scope: 'history'; readonly argument: string }
  /** A button that opens a form, and the form itself. */
  | { readonly scope: 'form'; readonly form: FormName; readonly argument: string }
  /** A page of the rules: turns to it, picks another kind of match, or tries this one. */
  | { readonly scope: 'rules'; readonly action: RulesAction; readonly preset: PresetName; readonly page: number }
  /** Deletes what is kept of whoever presses it. */
  | { readonly scope: 'forget' }
  /** The computer's opinion of the position of a day, for example `2026-12-07`. */
  | { readonly scope: 'daily'; readonly day: string }
  /** The menu of open challenges. */
  | { readonly scope: 'lobby' }
  /** The question about another offer; `argument` is what is chosen so far. */
  | {
      readonly scope: 'counter';
      readonly challenge: ChallengeId;
      readonly action: CounterAction;
      readonly argument: string;
    }
  | { readonly scope: 'serverSetting'; readonly action: ServerSettingAction }
  /** What an administrator does with a match; null before one is chosen. */
  | { readonly scope: 'admin'; readonly action: AdminAction; readonly match: MatchId | null }
  /** The menu under the block list. */
  | { readonly scope: 'unblock' };

/** Throws where it gets too long, which only a bug can bring about. */
export function printCustomId(id: ComponentId): string {
  const text = partsOf(id).join(':');
  if (text.length > MAX_LENGTH) throw new Error(`custom id of ${text.length} characters: ${text}`);
  return text;
}

function partsOf(id: ComponentId): readonly (string | number)[] {
  switch (id.scope) {
    case 'match':
      return ['m', id.match, id.version, id.action, id.argument];
    case 'challenge':
      return ['c', id.challenge, id.action];
    case 'pick':
      return ['p', id.command, id.argument];
    case 'setting':
      return ['s', id.action, id.argument];
    case 'vacation':
      return ['v', 'end'];
    case 'leaderboard':
      return ['l', id.argument];
    case 'history':
      return ['h', id.argument];
    case 'form':
      return ['f', id.form, id.argument];
    case 'rules':
      return ['r', id.action, id.preset, id.page];
    case 'forget':
      return ['d', 'forget'];
    case 'daily':
      return ['k', id.day];
    case 'lobby':
      return ['y', 'sit'];
    case 'counter':
      return ['o', id.challenge, id.action, id.argument];
    case 'serverSetting':
      return ['g', id.action];
    case 'admin':
      return ['a', id.action, id.match ?? ''];
    case 'unblock':
      return ['b', 'unblock'];
  }
}

/** Null for anything that this version would not have printed. */
export function parseCustomId(text: string): ComponentId | null {
  const [kind = '', ...parts] = text.split(':');
  return PARSERS.get(kind)?.(parts) ?? null;
}

const PARSERS: ReadonlyMap<string, (parts: readonly string[]) => ComponentId | null> = new Map([
  ['m', parseMatchComponent],
  ['c', parseChallengeComponent],
  ['p', parsePick],
  ['s', parseSetting],
  ['v', ([action, ...rest]) => (action === 'end' && rest.length === 0 ? { scope: 'vacation' } : null)],
  ['h', (parts) => parseArgument('history', parts)],
  ['l', (parts) => parseArgument('leaderboard', parts)],
  ['f', parseForm],
  ['r', parseRules],
  ['d', ([action, ...rest]) => (action === 'forget' && rest.length === 0 ? { scope: 'forget' } : null)],
  ['y', ([action, ...rest]) => (action === 'sit' && rest.length === 0 ? { scope: 'lobby' } : null)],
  ['k', ([day = '', ...rest]) => (/^\d{4}-\d\d-\d\d$/.test(day) && rest.length === 0 ? { scope: 'daily', day } : null)],
  ['o', parseCounter],
  ['g', parseServerSetting],
  ['a', parseAdmin],
  ['b', ([action, ...rest]) => (action === 'unblock' && rest.length === 0 ? { scope: 'unblock' } : null)],
]);

/** What stands behind the last name may hold the separator itself. */
const argumentIn = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(':'));

function parseArgument(scope: 'history' | 'leaderboard', parts: readonly string[]): ComponentId | null {
  const argument = argumentIn(parts);
  return argument === null ? null : { scope, argument };
}

function parseMatchComponent([match = '', version = '', action, ...rest]: readonly string[]): ComponentId | null {
  const known = MATCH_ACTIONS.find((name) => name === action);
  const argument = argumentIn(rest);
  if (!isId(match) || !/^[1-9]\d{0,8}$/.test(version) || known === undefined || argument === null) return null;
  return { scope: 'match', match: match as MatchId, version: Number(version), action: known, argument };
}

function parseChallengeComponent([challenge = '', action, ...rest]: readonly string[]): ComponentId | null {
  const known = CHALLENGE_ACTIONS.find((name) => name === action);
  if (!isId(challenge) || known === undefined || rest.length > 0) return null;
  return { scope: 'challenge', challenge: challenge as ChallengeId, action: known };
}

function parsePick([command, ...rest]: readonly string[]): ComponentId | null {
  const known = PICKING_COMMANDS.find((name) => name === command);
  const argument = argumentIn(rest);
  return known === undefined || argument === null ? null : { scope: 'pick', command: known, argument };
}

function parseSetting([action, ...rest]: readonly string[]): ComponentId | null {
  const known = SETTING_ACTIONS.find((name) => name === action);
  const argument = argumentIn(rest);
  return known === undefined || argument === null ? null : { scope: 'setting', action: known, argument };
}

function parseForm([form, ...rest]: readonly string[]): ComponentId | null {
  const known = FORM_NAMES.find((name) => name === form);
  const argument = argumentIn(rest);
  return known === undefined || argument === null ? null : { scope: 'form', form: known, argument };
}

function parseRules([action, preset, page = '', ...rest]: readonly string[]): ComponentId | null {
  const known = RULES_ACTIONS.find((name) => name === action);
  const kind = PRESET_NAMES.find((name) => name === preset);
  if (known === undefined || kind === undefined || !/^(?:\d|[1-9]\d)$/.test(page) || rest.length > 0) return null;
  return { scope: 'rules', action: known, preset: kind, page: Number(page) };
}

function parseCounter([challenge = '', action, ...rest]: readonly string[]): ComponentId | null {
  const known = COUNTER_ACTIONS.find((name) => name === action);
  const argument = argumentIn(rest);
  if (!isId(challenge) || known === undefined || argument === null) return null;
  return { scope: 'counter', challenge: challenge as ChallengeId, action: known, argument };
}

function parseServerSetting([action, ...rest]: readonly string[]): ComponentId | null {
  const known = SERVER_SETTING_ACTIONS.find((name) => name === action);
  return known === undefined || rest.length > 0 ? null : { scope: 'serverSetting', action: known };
}

function parseAdmin([action, match = '', ...rest]: readonly string[]): ComponentId | null {
  const known = ADMIN_ACTIONS.find((name) => name === action);
  if (known === undefined || rest.length > 0 || (known === 'pick') !== (match === '')) return null;
  return match === '' || isId(match)
    ? { scope: 'admin', action: known, match: match === '' ? null : (match as MatchId) }
    : null;
}

/** As `newId` makes them. */
const isId = (text: string): boolean => /^[a-z0-9]{4,32}$/.test(text);
