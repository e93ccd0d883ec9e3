import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '#localDiscord/page/blocks.ts';
import { inlines, type Inline } from '#localDiscord/page/markdown.ts';

const text = (content: string): Inline => ({ kind: 'text', text: content });

/** All the letters that a reader would see. */
function seen(runs: readonly Inline[]): string {
  return runs
    .map((run) => ('inside' in run ? seen(run.inside) : 'text' in run ? run.text : run.kind === 'break' ? '\n' : ''))
    .join('');
}

describe('marks within a line', () => {
  test.each<readonly [string, readonly Inline[]]>([
    ['plain', [text('plain')]],
    ['**bold** text', [{ kind: 'bold', inside: [text('bold')] }, text(' text')]],
    ['*italic*', [{ kind: 'italic', inside: [text('italic')] }]],
    ['_italic_', [{ kind: 'italic', inside: [text('italic')] }]],
    ['snake_case_name', [text('snake_case_name')]],
    ['__under__', [{ kind: 'underline', inside: [text('under')] }]],
    ['~~gone~~', [{ kind: 'strike', inside: [text('gone')] }]],
    ['||secret||', [{ kind: 'spoiler', inside: [text('secret')] }]],
    ['***both***', [{ kind: 'bold', inside: [{ kind: 'italic', inside: [text('both')] }] }]],
    ['`a **b**`', [{ kind: 'code', text: 'a **b**' }]],
    ['8/5* 6/5*', [text('8/5* 6/5*')]],
    [String.raw`8/5\*/3\*`, [text('8/5'), text('*'), text('/3'), text('*')]],
    ['one\ntwo', [text('one'), { kind: 'break' }, text('two')]],
    ['<@12> <@!13>', [{ kind: 'user', id: '12' }, text(' '), { kind: 'user', id: '13' }]],
    [
      '<#14><@&15>',
      [
        { kind: 'channel', id: '14' },
        { kind: 'role', id: '15' },
      ],
    ],
    ['</move:16>', [{ kind: 'command', name: 'move' }]],
    ['<:dice:17>', [{ kind: 'emoji', name: 'dice' }]],
    ['@everyone', [{ kind: 'everyone', text: '@everyone' }]],
    ['<t:1700000000:R>', [{ kind: 'timestamp', seconds: 1_700_000_000, style: 'R' }]],
    ['<t:1700000000>', [{ kind: 'timestamp', seconds: 1_700_000_000, style: 'f' }]],
    ['<t:soon:R>', [text('<t:soon:R>')]],
    [
      'see https://a.example/b.',
      [text('see '), { kind: 'link', url: 'https://a.example/b', inside: [text('https://a.example/b')] }, text('.')],
    ],
    ['[here](https://a.example)', [{ kind: 'link', url: 'https://a.example', inside: [text('here')] }]],
    ['[here](javascript:alert(1))', [text('[here](javascript:alert(1))')]],
    ['<script>alert(1)</script>', [text('<script>alert(1)</script>')]],
  ])('%s', (written, runs) => {
    expect(inlines(written)).toEqual(runs);
  });

  property.prop([fc.string({ unit: fc.constantFrom(...'*_~|`<>@#[]()\\ \nabt:1/'.split('')), maxLength: 60 })], {
    numRuns: 500,
  })('no letter or digit is lost outside addresses and mentions', (written) => {
    const kept = written.replaceAll(/<[^<>]*>|\[[^\]]*\]\([^)]*\)/g, '').replaceAll(/[^ab]/g, '');
    expect(seen(inlines(written)).replaceAll(/[^ab]/g, '').length).toBeGreaterThanOrEqual(kept.length);
  });

  test('a message full of unfinished marks is read at once', () => {
    const started = performance.now();
    inlines('**__~~||*_'.repeat(400));
    inlines('*a '.repeat(1300));
    inlines('[a]('.repeat(1000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('blocks', () => {
  test.each([
    ['', []],
    ['one\ntwo', ['paragraph']],
    ['# Title\ntext', ['heading', 'paragraph']],
    ['-# small\ntext', ['subtext', 'paragraph']],
    ['> said\n> more\nanswer', ['quote', 'paragraph']],
    ['- one\n- two', ['list']],
    ['1. one\n2. two\nend', ['list', 'paragraph']],
    ['before\n```\n*raw*\n```\nafter', ['paragraph', 'codeBlock', 'paragraph']],
  ])('%j', (written, kinds) => {
    expect(blocksOf(written).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a list keeps its first number and a code block its marks', () => {
    expect(blocksOf('3. three')).toEqual([{ kind: 'list', start: 3, items: [[text('three')]] }]);
    expect(blocksOf('```ts\n**a**\n```')).toEqual([{ kind: 'codeBlock', text: '**a**' }]);
  });
});
