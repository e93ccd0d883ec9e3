import { describe, expect, test } from 'vitest';
import { lastPage, lessonView } from '#discord/views/lessonView.ts';
import { lessonsOf } from '#discord/views/lessons.ts';
import { catalogOf } from '#i18n/index.ts';
import { LOCALES } from '#i18n/locale.ts';
import { PRESETS } from '#match/presets.ts';
import { PRESET_NAMES } from '#match/types.ts';

const pages = (preset: (typeof PRESET_NAMES)[number]): readonly number[] =>
  Array.from({ length: lastPage(preset) + 1 }, (_, page) => page);

describe.each(LOCALES)('the rules in %s', (locale) => {
  // The boards are played by the rules: a lesson with an illegal play would throw.
  test.each(PRESET_NAMES)('of %s fit into messages, each with its picture', (preset) => {
    const views = pages(preset).map((page) =>
      lessonView(preset, page, {
        text: catalogOf(locale),
        locale,
        look: { theme: 'wood', mirrored: false, textBoard: false },
      }),
    );
    for (const { content, board } of views) {
      expect(content.length).toBeLessThanOrEqual(2000);
      expect(content).not.toMatch(/undefined|\[object|^\d+\. /mu);
      expect(board?.altText.length ?? 0).toBeLessThanOrEqual(1024);
    }
    expect(views.filter(({ board }) => board === null)).toHaveLength(1);
    expect(new Set(views.map(({ content }) => content)).size).toBe(views.length);
  });
});

const lessons = (preset: (typeof PRESET_NAMES)[number]) => lessonsOf(PRESETS[preset].settings).join(' ');

const page = (preset: (typeof PRESET_NAMES)[number], at: number): string =>
  lessonView(preset, at, {
    text: catalogOf('en'),
    locale: 'en',
    look: { theme: 'wood', mirrored: false, textBoard: false },
  }).content;

test('a course tells what its games have, and nothing else', () => {
  expect(lessons('turkTavlasi')).toBe('turn hitting entering bearOff scoring');
  expect(lessons('backgammon')).toBe('turn hitting entering bearOff scoring cube');
  expect(lessons('greekSet')).toBe('turn hitting entering pin mother firstChecker primes bearOff scoring');
  expect(lessons('gulbara')).toBe('turn blocking cascade handedOver bearOff scoring');
});

test('what differs between the sets is told', () => {
  expect(page('greekSet', 0)).toContain('**Portes**');
  expect(page('greekSet', lastPage('greekSet') - 1)).toContain('you cannot bear off');
  expect(page('macedonianSet', lastPage('macedonianSet') - 1)).toContain('bearing off goes on');
  expect(page('backgammon', 0)).toContain('length 1–25 (usually 5)');
  expect(page('backgammon', 5)).toContain('triple mars');
  expect(page('turkTavlasi', 5)).not.toContain('triple mars');
});
