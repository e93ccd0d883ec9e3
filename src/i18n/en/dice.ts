import type { DiceTexts, Verdict } from '#i18n/diceTexts.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

const VERDICT: Readonly<Record<Verdict, string>> = {
  usual: 'Nothing unusual for fair dice.',
  uncommon: 'Fair dice do this less than once in twenty times; by itself it shows nothing.',
  rare: 'Fair dice do this less than once in a hundred times. Look again when there are more.',
  alarming: 'Fair dice do this less than once in a thousand times. Please tell whoever runs this bot.',
};

export const dice: DiceTexts = {
  explain: () =>
    [
      '🎲 **How the dice are made**',
      'Each roll is made at its moment; none is prepared. Nobody gets other dice, the computer neither.',
      '1. When a match begins a secret is made and its seal (the SHA-256 hash) is written at the table. The secret itself is not told until the match is over.',
      '2. Each roll mixes the secret with a value that nobody could know before (HMAC-SHA256): the number that Discord gave to your own click on “Roll”, or, where the table rolls by itself, a random value made at that moment.',
      '3. When the match is over the secret is told. `/dice verify` makes every roll again, and so can you.',
      '**What it proves:** that no roll was changed afterwards; and for the rolls you asked for yourself, that they hang on a number which the server could not choose.',
      '**What it does not prove:** where the table rolls by itself the server makes the random value. You see that those rolls were not changed, not that they were not chosen. To make every roll yourself, switch off rolling by itself in `/settings`.',
      'How the dice fall: `/dice statistics`.',
    ].join('\n'),
  title: (who, rolls) =>
    `🎲 ${who === null ? '**All dice**' : `Dice of ${who}`} · ${rolls} rolls in finished matches (opening rolls not counted)`,
  none: () => 'No dice to count yet: rolls count when their match is over.',
  number: (number, times, all) => `${number}: ${times} times, ${percent(times, all)}`,
  doubles: (doubles, rolls) => `Doubles: ${doubles} times, ${percent(doubles, rolls)} (expected 16.7%)`,
  tooFew: (needed) => `To test whether they are fair, at least ${needed} rolls are needed.`,
  test: (chiSquare, p, verdict) =>
    `Chi-square test (21 rolls, 20 degrees of freedom): χ² = ${chiSquare.toFixed(1)}, p ${p < 0.001 ? 'below 0.001' : `= ${p.toFixed(3)}`}. ${VERDICT[verdict]}`,
  side: ({ who, rolls, doubles, pips }) => `${who}: ${rolls} rolls, ${doubles} doubles, ${pips} pips rolled`,
  openings: (rolls) => `Opening rolls: ${rolls}`,
  allRolls: () => 'All rolls in order are in the file.',
  unknown: () => 'I know no such match. Its number is under the board, and in `/history`.',
  notOver: (hash) => `The match is running; its secret is told when it is over. Its seal:\n\`${hash}\``,
  neverBound: () => 'This match is from before dice were sealed; its rolls cannot be made again.',
  checked: ({ right, wrong, open, kept }) =>
    [
      wrong === 0 && kept
        ? `✅ All ${right} rolls were made again and came out the same.`
        : `❌ ${right} rolls came out the same, ${wrong} did not. Please tell whoever runs this bot.`,
      kept
        ? 'The secret fits the seal that was written at the start.'
        : 'The secret does not fit the seal of the start.',
      ...(open === 0 ? [] : [`${open} rolls were not sealed and cannot be made again.`]),
    ].join('\n'),
  secret: (secret, hash) => `Secret: \`${secret}\`\nSeal: \`${hash}\``,
  howToCheck: () =>
    'To check it yourself, take the file and the project’s `assets/verify-rolls.mjs`: `node verify-rolls.mjs file`.',
};
