/** The value below which this share of the values lies; NaN where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const inMs = (value: number): string => `${value.toFixed(1)} ms`;

/** Prints lines of a name and a value, one below the other. */
export function printTable(rows: Readonly<Record<string, string>>): void {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  for (const [name, value] of Object.entries(rows)) process.stdout.write(`${name.padEnd(width)}  ${value}\n`);
}
