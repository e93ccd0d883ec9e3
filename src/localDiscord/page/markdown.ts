/** A run of text as Discord would format it; names of people and channels are looked up by whoever shows it. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'channel' | 'role'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string }
  | { readonly kind: 'timestamp'; readonly seconds: number; readonly style: TimestampStyle };

/** `t` short time … `R` relative, as in Discord's `<t:seconds:style>`. */
export const TIMESTAMP_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimestampStyle = (typeof TIMESTAMP_STYLES)[number];

/** Nesting deeper than any sensible message; beyond it the marks stay as text. */
const MAX_DEPTH = 8;

type Make = (match: RegExpExecArray, depth: number) => Inline | null;

interface InlineRule {
  /** Sticky, tried at one place of the text. */
  readonly pattern: RegExp;
  readonly make: Make;
}

function styled(kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler'): Make {
  return (match, depth) => ({ kind, inside: inlines(match[1] ?? '', depth + 1) });
}

function linked(url: string, inside: readonly Inline[]): Inline | null {
  return URL.canParse(url) ? { kind: 'link', url, inside } : null;
}

const mentioned =
  (kind: 'user' | 'channel' | 'role'): Make =>
  (match) => ({ kind, id: match[1] ?? '' });

const plainLink: Make = (match) => linked(match[1] ?? '', [{ kind: 'text', text: match[1] ?? '' }]);

/** In the order in which Discord tries them. */
const RULES: readonly InlineRule[] = [
  { pattern: /\\([^0-9A-Za-z\s])/y, make: (match) => ({ kind: 'text', text: match[1] ?? '' }) },
  { pattern: /\n/y, make: () => ({ kind: 'break' }) },
  { pattern: /``([^\n]+?)``(?!`)/y, make: (match) => ({ kind: 'code', text: match[1] ?? '' }) },
  { pattern: /`([^`]+)`/y, make: (match) => ({ kind: 'code', text: match[1] ?? '' }) },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, make: plainLink },
  {
    pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>()]+)>?\)/y,
    make: (match, depth) => linked(match[2] ?? '', inlines(match[1] ?? '', depth + 1)),
  },
  { pattern: /(https?:\/\/[^\s<>]*[^\s<>.,:;"'\])*_~|])/y, make: plainLink },
  { pattern: /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, make: styled('bold') },
  { pattern: /__((?:\\[^]|[^\\])+?)__(?!_)/y, make: styled('underline') },
  { pattern: /\*(?=\S)((?:\*\*|\s+(?=[^\s*]|\*\*)|[^\s*])+?)\*(?!\*)/y, make: styled('italic') },
  { pattern: /(?<!\w)_(?=\S)((?:__|[^_])+?)_(?!\w)/y, make: styled('italic') },
  { pattern: /~~([^]+?)~~(?!_)/y, make: styled('strike') },
  { pattern: /\|\|([^]+?)\|\|/y, make: styled('spoiler') },
  { pattern: /<@!?(\d{1,20})>/y, make: mentioned('user') },
  { pattern: /<#(\d{1,20})>/y, make: mentioned('channel') },
  { pattern: /<@&(\d{1,20})>/y, make: mentioned('role') },
  { pattern: /@(?:everyone|here)/y, make: (match) => ({ kind: 'everyone', text: match[0] }) },
  { pattern: /<\/([^:<>\n]{1,100}):\d{1,20}>/y, make: (match) => ({ kind: 'command', name: match[1] ?? '' }) },
  { pattern: /<a?:(\w{2,32}):\d{1,20}>/y, make: (match) => ({ kind: 'emoji', name: match[1] ?? '' }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    make: (match) => ({
      kind: 'timestamp',
      seconds: Number(match[1]),
      style: TIMESTAMP_STYLES.find((style) => style === match[2]) ?? 'f',
    }),
  },
];

const UNMARKED = /[^\\\n`<[h*_~|@]+/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function ruleAt(text: string, at: number, depth: number): { readonly node: Inline; readonly length: number } | null {
  if (depth > MAX_DEPTH) return null;
  for (const { pattern, make } of RULES) {
    const match = matchAt(pattern, text, at);
    const node = match === null ? null : make(match, depth);
    if (match !== null && node !== null) return { node, length: match[0].length };
  }
  return null;
}

/** The formatted runs of one text. Never fails: what is no known mark stays text. */
export function inlines(text: string, depth = 0): readonly Inline[] {
  const runs: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') runs.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const found = ruleAt(text, at, depth);
    if (found !== null) {
      flush();
      runs.push(found.node);
      at += found.length;
      continue;
    }
    const unmarked = matchAt(UNMARKED, text, at)?.[0] ?? text.charAt(at);
    plain += unmarked;
    at += unmarked.length;
  }
  flush();
  return runs;
}
