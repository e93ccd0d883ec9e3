import type { AdminAct } from './adminActs.ts';

/** The settings of a server, in the order in which they are shown. */
export const SERVER_SETTING_NAMES = ['language', 'channels', 'threads', 'preset', 'pace', 'rated', 'cooldown'] as const;
export type ServerSettingName = (typeof SERVER_SETTING_NAMES)[number];

/** `/server`: what administrators see. Names come as they are shown, stamps as Discord's timestamps. */
export interface ServerTexts {
  readonly title: () => string;
  readonly change: () => string;
  readonly names: Readonly<Record<ServerSettingName, string>>;
  readonly about: Readonly<Record<ServerSettingName, string>>;
  readonly everywhere: string;
  readonly seconds: (seconds: number) => string;
  readonly setSeconds: string;
  readonly form: { readonly title: string; readonly seconds: string };
  readonly wrongSeconds: (typed: string) => string;

  readonly allThere: (channel: string) => string;
  readonly missing: (channel: string, permissions: readonly string[]) => string;
  readonly unseen: (channel: string) => string;

  readonly noMatches: () => string;
  readonly pickMatch: () => string;
  readonly statuses: { readonly running: string; readonly over: string; readonly aborted: string };
  readonly match: (match: {
    readonly white: string;
    readonly black: string;
    readonly score: string;
    readonly status: string;
  }) => string;
  readonly acts: {
    readonly abort: string;
    readonly award: (who: string) => string;
    readonly score: string;
    readonly reopen: string;
  };
  readonly done: () => string;
  readonly scoreForm: { readonly title: string; readonly points: (who: string) => string };
  readonly wrongPoints: (typed: string) => string;

  readonly barred: (who: string) => string;
  readonly unbarred: (who: string) => string;
  readonly barList: (names: readonly string[]) => string;
  readonly log: () => string;
  readonly emptyLog: () => string;
  readonly entry: (stamp: string, by: string, act: string, about: string) => string;
  readonly actNames: Readonly<Record<AdminAct, string>>;
}
