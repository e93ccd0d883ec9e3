/** The value below which this share of the values lies; NaN where there are none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const inMs = (value: number): string => `${value.toFixed(1)} ms`;

/** Median, p99 and greatest of times in milliseconds. */
export const spread = (times: readonly number[]): string =>
  `median ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, max ${inMs(quantile(times, 1))}`;

/** A whole number from the command line, from 1 to `most`. */
export const bounded = (text: string, most: number): number =>
  Math.min(most, Math.max(1, Number.parseInt(text, 10) || 1));

/** Prints lines of a name and a value, one below the other. */
export function printTable(rows: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name.padEnd(width)}  ${value}\n`);
}
