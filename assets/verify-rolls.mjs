// Makes every roll of a match again from the file that `/dice verify` gives: node verify-rolls.mjs tavla-dice-….txt
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

let [match, secret, wrong, right] = ['', '', 0, 0];
const judge = (isRight, line) => (isRight ? (right += 1) : ((wrong += 1), console.log(`wrong: ${line}`)));

for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const [word, value, ...rest] = line.split(' ');
  if (word === 'match') match = value;
  else if (word === 'secret') {
    secret = value;
    judge(createHash('sha256').update(secret).digest('hex') === rest[0], line);
  } else if (value !== '-') {
    const dice = [];
    for (let block = 0; dice.length < rest.length * 2; block += 1) {
      const bytes = createHmac('sha256', secret).update(`${match}/${value}/${block}`).digest();
      dice.push(...[...bytes].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1));
    }
    rest.forEach((roll, index) => judge(roll === `${dice[2 * index]}-${dice[2 * index + 1]}`, line));
  }
}
console.log(`${right} right, ${wrong} wrong`);
process.exitCode = wrong === 0 ? 0 : 1;
