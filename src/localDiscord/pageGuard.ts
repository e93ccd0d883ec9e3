import type { IncomingMessage } from 'node:http';

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether the address names this machine and this port. A foreign name that resolves to 127.0.0.1 (DNS rebinding) is
 * refused by its name.
 */
export function isLoopbackHost(host: string | undefined, port: number): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname, port: named, pathname, username } = new URL(`http://${host}`);
  const atPort = (named === '' ? 80 : Number(named)) === port;
  return atPort && LOOPBACK_NAMES.has(hostname) && pathname === '/' && username === '';
}

/** Whether a page of this very server asks. Without an Origin no page of another site can be asking. */
export function isOwnOrigin(origin: string | undefined, port: number): boolean {
  if (origin === undefined) return true;
  return origin.startsWith('http://') && isLoopbackHost(origin.slice('http://'.length), port);
}

/** Refuses whatever does not come from a page or program on this machine that meant this server. */
export function comesFromHere(request: IncomingMessage): boolean {
  const { localPort } = request.socket;
  if (localPort === undefined) return false;
  return isLoopbackHost(request.headers.host, localPort) && isOwnOrigin(request.headers.origin, localPort);
}

/** Only what this server serves: no foreign script, style, picture or frame, and no inline script or style. */
export const PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;
