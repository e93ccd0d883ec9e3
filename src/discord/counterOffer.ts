import { settingsFrom, type PaceName, PACE_NAMES, PACES, PRESETS } from '#match/presets.ts';
import { type MatchSettings, PRESET_NAMES, type PresetName } from '#match/types.ts';
import type { Challenge, ChallengeId } from '#app/ports.ts';
import { pacesOffered } from './challenge.ts';
import type { Asked, Chat } from './chat.ts';
import type { ComponentId } from './customId.ts';
import type { Pressed } from './matchButtons.ts';
import { postInvitation } from './postInvitation.ts';
import { challengeRefusalText } from './refusalText.ts';
import { privately, type Reply } from './reply.ts';
import { buttonRow, menuRow } from './views/components.ts';
import { textView, type MessageView } from './views/messageView.ts';

/** What is suggested instead; all of it stands in the components, so that it outlives a restart. */
interface Suggestion {
  readonly preset: PresetName;
  readonly length: number;
  readonly pace: PaceName;
}

/** Under an invitation: asks privately for another game, length or pace. Only who is invited may suggest. */
export async function askCounterOffer(id: ChallengeId, asked: Asked, chat: Chat): Promise<Reply> {
  const { user, text } = asked;
  const challenge = await chat.challenges.get(id);
  if (challenge === null || challenge.status !== 'open') return privately(text.refusals.challengeClosed());
  if (challenge.opponent !== user) return privately(text.refusals.notForYou());
  const { settings } = challenge;
  const pace = PACE_NAMES.find((name) => JSON.stringify(PACES[name]) === JSON.stringify(settings.pace)) ?? 'live';
  return {
    kind: 'private',
    view: suggestionView(id, { preset: settings.preset, length: settings.length, pace }, asked),
  };
}

/** A choice in the question, or its Send. */
export async function counterOffer(
  { challenge: id, action, argument }: Extract<ComponentId, { scope: 'counter' }>,
  { value }: Pressed,
  asked: Asked,
  chat: Chat,
): Promise<Reply> {
  const { text } = asked;
  const before = parseSuggestion(argument);
  if (before === null) return privately(text.refusals.unknownComponent());
  if (action !== 'send')
    return { kind: 'update', view: suggestionView(id, withChoice(before, action, value ?? ''), asked) };
  const challenge = await chat.challenges.get(id);
  if (challenge === null) return privately(text.refusals.challengeClosed());
  const made = await chat.challenges.counter(challenge.id, asked.user, settingsOf(challenge, before));
  if (!made.ok) return { kind: 'update', view: textView(challengeRefusalText(made.error, text)) };
  await chat.invitations.refresh({ ...challenge, status: 'countered' });
  const problem = await postInvitation(made.value, text, chat);
  return problem ?? { kind: 'update', view: textView(text.lobby.sent()) };
}

/** The same preset keeps the options that were asked for; another has its own. */
const settingsOf = ({ settings }: Challenge, { preset, length, pace }: Suggestion): MatchSettings =>
  preset === settings.preset && !settings.hands
    ? { ...settings, length, pace: PACES[pace] }
    : settingsFrom(preset, { length, pace: PACES[pace], rated: settings.rated });

function withChoice(before: Suggestion, action: 'preset' | 'length' | 'pace', value: string): Suggestion {
  switch (action) {
    case 'preset': {
      const preset = PRESET_NAMES.find((name) => name === value) ?? before.preset;
      const { lengths, settings } = PRESETS[preset];
      return { ...before, preset, length: lengths.includes(before.length) ? before.length : settings.length };
    }
    case 'length': {
      const length = PRESETS[before.preset].lengths.find((one) => String(one) === value);
      return { ...before, length: length ?? before.length };
    }
    case 'pace':
      return { ...before, pace: PACE_NAMES.find((name) => name === value) ?? before.pace };
  }
}

const printSuggestion = ({ preset, length, pace }: Suggestion): string => [preset, length, pace].join('/');

function parseSuggestion(text: string): Suggestion | null {
  const [presetName, number, paceName] = text.split('/');
  const preset = PRESET_NAMES.find((name) => name === presetName);
  const pace = PACE_NAMES.find((name) => name === paceName);
  if (preset === undefined || pace === undefined) return null;
  const length = PRESETS[preset].lengths.find((one) => String(one) === number);
  return length === undefined ? null : { preset, length, pace };
}

function suggestionView(challenge: ChallengeId, suggestion: Suggestion, asked: Asked): MessageView {
  const { lobby, table, chat } = asked.text;
  const argument = printSuggestion(suggestion);
  const id = (action: Extract<ComponentId, { scope: 'counter' }>['action']) =>
    ({ scope: 'counter', challenge, action, argument }) as const;
  return textView(lobby.counterTitle(), [
    menuRow(
      id('preset'),
      lobby.preset,
      PRESET_NAMES.map((value) => ({ value, label: table.presets[value], chosen: value === suggestion.preset })),
    ),
    menuRow(
      id('length'),
      lobby.length,
      PRESETS[suggestion.preset].lengths.map((length) => ({
        value: String(length),
        label: lobby.points(length),
        chosen: length === suggestion.length,
      })),
    ),
    menuRow(
      id('pace'),
      lobby.pace,
      pacesOffered(asked).map((value) => ({
        value,
        label: chat.paceChoices[value],
        chosen: value === suggestion.pace,
      })),
    ),
    buttonRow([{ id: id('send'), label: lobby.send, look: 'main' }]),
  ]);
}
