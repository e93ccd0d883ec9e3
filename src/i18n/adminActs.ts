/** What administrators can do, as the log of a server names it. */
export const ADMIN_ACTS = ['settings', 'abort', 'award', 'score', 'reopen', 'bar', 'unbar'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];
