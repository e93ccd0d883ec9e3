/** The permissions that the local Discord knows, with their bits. */
export const PERMISSIONS = {
  VIEW_CHANNEL: 1n << 10n,
  SEND_MESSAGES: 1n << 11n,
  EMBED_LINKS: 1n << 14n,
  ATTACH_FILES: 1n << 15n,
  READ_MESSAGE_HISTORY: 1n << 16n,
  USE_APPLICATION_COMMANDS: 1n << 31n,
  CREATE_PUBLIC_THREADS: 1n << 35n,
  SEND_MESSAGES_IN_THREADS: 1n << 38n,
} as const;
export type PermissionName = keyof typeof PERMISSIONS;

export const ALL_PERMISSIONS = Object.values(PERMISSIONS).reduce((all, bit) => all | bit, 0n);

/** Has every permission everywhere; the bot never has it, so that permissions can be taken away from it. */
export const ADMINISTRATOR = 1n << 3n;

const isPermission = (name: string): name is PermissionName => Object.hasOwn(PERMISSIONS, name);

/** The bits of permissions named as in the API; throws at a name that is none. */
export const bitsOf = (names: readonly string[]): bigint =>
  names.reduce((bits, name) => {
    if (!isPermission(name)) throw new Error(`no permission ${name}`);
    return bits | PERMISSIONS[name];
  }, 0n);
