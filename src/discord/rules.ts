import { type PresetName, PRESET_NAMES } from '#match/types.ts';
import { challengeFrom } from './challenge.ts';
import type { Asked, Chat } from './chat.ts';
import type { ComponentId } from './customId.ts';
import type { Pressed } from './matchButtons.ts';
import type { Reply } from './reply.ts';
import { lastPage, lessonView } from './views/lessonView.ts';

/** The first page of the rules; of the kind that is usual in the server where none is named. */
export const showRules = (preset: PresetName | null, asked: Asked): Reply => ({
  kind: 'private',
  view: pageOf(preset ?? asked.server.preset, 0, asked),
});

/** A button or the menu of a page. */
export async function pressRules(
  { action, preset, page }: Extract<ComponentId, { scope: 'rules' }>,
  { value, where }: Pressed,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  switch (action) {
    case 'page':
      return { kind: 'update', view: pageOf(preset, page, asked) };
    case 'pick':
      return { kind: 'update', view: pageOf(PRESET_NAMES.find((name) => name === value) ?? preset, 0, asked) };
    case 'play':
      return challengeFrom(
        { ...where, opponent: { id: chat.self, name: '', isBot: true }, preset, options: {}, rules: {} },
        asked,
        chat,
      );
  }
}

const pageOf = (preset: PresetName, page: number, { text, locale, preferences }: Asked) =>
  lessonView(preset, Math.min(page, lastPage(preset)), { text, locale, look: preferences });
