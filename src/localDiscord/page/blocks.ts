import { inlines, type Inline } from './markdown.ts';

/** The blocks that a message's text falls into. */
export type Block =
  | { readonly kind: 'paragraph' | 'subtext'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly inside: readonly Inline[] }
  | { readonly kind: 'codeBlock'; readonly text: string }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Inline[])[] };

const FENCE = /```(?:[\w+-]*\n)?([^]+?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;
const BULLET = /^\s*[-*]\s+(.+)$/;
const NUMBERED = /^\s*(\d{1,9})\.\s+(.+)$/;

type LineKind = 'plain' | 'quote' | 'bullet' | 'numbered';

interface Gathered {
  readonly kind: LineKind;
  readonly lines: string[];
  readonly start: number | null;
}

function gatheredBlock({ kind, lines, start }: Gathered): Block {
  switch (kind) {
    case 'plain':
      return { kind: 'paragraph', inside: inlines(lines.join('\n')) };
    case 'quote':
      return { kind: 'quote', inside: inlines(lines.join('\n')) };
    case 'bullet':
    case 'numbered':
      return { kind: 'list', start, items: lines.map((line) => inlines(line)) };
  }
}

function readLine(line: string): { readonly kind: LineKind; readonly text: string; readonly start: number | null } {
  const quote = QUOTE.exec(line);
  if (quote !== null) return { kind: 'quote', text: quote[1] ?? '', start: null };
  const bullet = BULLET.exec(line);
  if (bullet !== null) return { kind: 'bullet', text: bullet[1] ?? '', start: null };
  const numbered = NUMBERED.exec(line);
  if (numbered !== null) return { kind: 'numbered', text: numbered[2] ?? '', start: Number(numbered[1]) };
  return { kind: 'plain', text: line, start: null };
}

function singleLineBlock(line: string): Block | null {
  const heading = HEADING.exec(line);
  if (heading !== null) {
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    return { kind: 'heading', level, inside: inlines(heading[2] ?? '') };
  }
  const subtext = SUBTEXT.exec(line);
  return subtext === null ? null : { kind: 'subtext', inside: inlines(subtext[1] ?? '') };
}

function lineBlocks(text: string): readonly Block[] {
  const pieces: (Block | Gathered)[] = [];
  for (const line of text.split('\n')) {
    const single = singleLineBlock(line);
    const { kind, text: content, start } = readLine(line);
    const last = pieces.at(-1);
    if (single !== null) pieces.push(single);
    else if (last !== undefined && 'lines' in last && last.kind === kind) last.lines.push(content);
    else pieces.push({ kind, lines: [content], start });
  }
  return pieces.map((piece) => ('lines' in piece ? gatheredBlock(piece) : piece));
}

/** Discord's blocks: code, headings, small print, quotes, lists, and paragraphs that keep their line breaks. */
export function blocksOf(text: string): readonly Block[] {
  const fence = FENCE.exec(text);
  if (fence === null) return text === '' ? [] : lineBlocks(text);
  const before = text.slice(0, fence.index).replace(/\n$/, '');
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, '');
  return [
    ...(before === '' ? [] : lineBlocks(before)),
    { kind: 'codeBlock', text: fence[1] ?? '' },
    ...blocksOf(after),
  ];
}
