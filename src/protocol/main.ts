import { once } from 'node:events';
import { answerLine } from './answer.ts';
import { lineBatches } from './lineBatches.ts';

/** Far more than any request needs; keeps a stream without newlines from filling the memory. */
const LONGEST_LINE = 1_000_000;

const TOO_LONG = JSON.stringify({ id: null, error: `a line is at most ${LONGEST_LINE} characters` });

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Nobody reads the answers any more.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.stdin.setEncoding('utf8');
for await (const batch of lineBatches(process.stdin, LONGEST_LINE)) {
  const answers = batch.map((line) => `${line === null ? TOO_LONG : answerLine(line)}\n`).join('');
  if (!process.stdout.write(answers)) await once(process.stdout, 'drain');
}
