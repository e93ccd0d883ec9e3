/**
 * The lines of a text that arrives in pieces, a batch for each piece; the last line needs no newline. Only `\n` ends a line:
 * other separators may stand inside JSON. A line of more than `longest` characters comes out as null and is never kept whole.
 */
export async function* lineBatches(
  pieces: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<readonly (string | null)[]> {
  let open = '';
  let tooLong = false;
  for await (const piece of pieces) {
    const parts = piece.split('\n');
    const rest = parts.pop() ?? '';
    const batch = parts.map((part) => {
      const line = open + part;
      const whole = tooLong || line.length > longest ? null : line;
      open = '';
      tooLong = false;
      return whole;
    });
    open += rest;
    if (open.length > longest) {
      open = '';
      tooLong = true;
    }
    if (batch.length > 0) yield batch;
  }
  if (tooLong) yield [null];
  else if (open !== '') yield [open];
}
