import { rollName } from '#notation/diceNames.ts';
import type { Die, Roll } from '#rules/types.ts';

/** The dice as a table calls them, the higher one first: `6-5 · şeşbeş`. The names are Turkish in every language. */
export function rollText([first, second]: Roll): string {
  const [high, low] = first >= second ? [first, second] : [second, first];
  return `${high}-${low} · ${rollName([high, low])}`;
}

export const numbersText = (numbers: readonly Die[]): string => numbers.join(', ');
