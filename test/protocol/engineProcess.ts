import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** All that `npm run engine` says to an input, and how it ended. */
export async function runEngine(input: string) {
  const main = fileURLToPath(new URL('../../src/protocol/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main], { stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  const lines = output.split('\n');
  return { code, errors, unended: lines.pop(), answers: lines.map((line) => JSON.parse(line) as unknown) };
}
