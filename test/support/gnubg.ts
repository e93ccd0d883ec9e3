import { spawnSync } from 'node:child_process';

const PROGRAM = 'gnubg';
// Debian keeps games outside the usual search path.
const PATH = `${process.env['PATH'] ?? ''}:/usr/games`;

/** What GNU Backgammon prints on these commands; null where it is not installed. */
export function gnubg(commands: readonly string[]): string | null {
  const input = [...commands, 'quit', 'y', ''].join('\n');
  const run = spawnSync(PROGRAM, ['-t', '-q'], {
    input,
    encoding: 'utf8',
    env: { ...process.env, PATH },
    timeout: 120_000,
  });
  return run.error === undefined ? run.stdout : null;
}

/** Tests that need it are left out without it, and a notice says so. */
export const isGnubgInstalled = gnubg([]) !== null;
if (!isGnubgInstalled) console.warn('GNU Backgammon is not installed: what needs it is not compared.');
