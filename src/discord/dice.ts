import { fairnessOf, LEAST_ROLLS } from '#app/fairness.ts';
import type { LoadedMatch } from '#app/matchLog.ts';
import type { SealedDice } from '#app/ports.ts';
import { checkRolls, commitmentsTold, rollsFile, rollsMade, secretsOf } from '#app/rollCheck.ts';
import type { Verdict } from '#i18n/diceTexts.ts';
import type { MatchEvent } from '#match/event.ts';
import { isRunning } from '#match/state.ts';
import type { MatchId, UserId } from '#match/types.ts';
import { isDouble } from '#rules/dice.ts';
import { COLORS } from '#rules/types.ts';
import type { Asked, Chat } from './chat.ts';
import { personName, sideNames } from './names.ts';
import { privately, type Reply } from './reply.ts';
import { textView, type ViewFile } from './views/messageView.ts';

export const explainDice = ({ text }: Asked): Reply => privately(text.dice.explain());

/** Below which p a verdict is given, the worst first. */
const VERDICTS_BELOW: readonly (readonly [number, Verdict])[] = [
  [0.001, 'alarming'],
  [0.01, 'rare'],
  [0.05, 'uncommon'],
];

const verdictOf = (p: number): Verdict => VERDICTS_BELOW.find(([below]) => p < below)?.[1] ?? 'usual';

/** How the dice of everybody, or of one person, have fallen. */
export async function diceStatistics(
  user: UserId | null,
  { text: { dice, table } }: Asked,
  { rolls, players }: Chat,
): Promise<Reply> {
  const { test, ...fairness } = fairnessOf(await rolls.counts(user));
  if (fairness.rolls === 0) return privately(dice.none());
  const who = user === null ? null : (await personName(players, user, table)).shown;
  const lines = [
    dice.title(who, fairness.rolls),
    ...fairness.numbers.map((times, index) => dice.number(index + 1, times, 2 * fairness.rolls)),
    dice.doubles(fairness.doubles, fairness.rolls),
    test === null ? dice.tooFew(LEAST_ROLLS) : dice.test(test.chiSquare, test.p, verdictOf(test.p)),
  ];
  return privately(lines.join('\n'));
}

/** What fell in a match. */
export async function diceOfMatch(typed: string | null, asked: Asked, chat: Chat): Promise<Reply> {
  const meant = await meantMatch(typed, asked, chat);
  if (meant === null) return privately(asked.text.dice.unknown());
  const { id, loaded, events } = meant;
  const { dice, table } = asked.text;
  const names = await sideNames(chat.players, loaded.state.seats, table);
  const made = rollsMade(events);
  const sides = COLORS.map((color) => {
    const own = made.filter(({ by }) => by === color).flatMap(({ rolls }) => rolls);
    const pips = own.reduce((sum, roll) => sum + (roll[0] + roll[1]) * (isDouble(roll) ? 2 : 1), 0);
    return dice.side({ who: names[color].shown, rolls: own.length, doubles: own.filter(isDouble).length, pips });
  });
  const openings = made.filter(({ by }) => by === null).flatMap(({ rolls }) => rolls).length;
  const content = [...sides, dice.openings(openings), dice.allRolls()].join('\n');
  return { kind: 'private', view: { ...textView(content), file: fileOf(id, events, told(loaded, chat.dice)) } };
}

/** Makes the rolls of a finished match again. */
export async function verifyDice(typed: string | null, asked: Asked, chat: Chat): Promise<Reply> {
  const { dice } = asked.text;
  const meant = await meantMatch(typed, asked, chat);
  if (meant === null) return privately(dice.unknown());
  const { id, loaded, events } = meant;
  const hashes = commitmentsTold(events);
  const newest = hashes.at(-1);
  if (newest === undefined) return privately(dice.neverBound());
  if (isRunning(loaded.state)) return privately(dice.notOver(newest));
  const secrets = told(loaded, chat.dice);
  const content = [
    dice.checked(checkRolls(chat.dice, id, events, secrets)),
    ...secrets.map((secret, index) => dice.secret(secret, hashes[index] ?? '')),
    dice.howToCheck(),
  ].join('\n');
  return { kind: 'private', view: { ...textView(content), file: fileOf(id, events, secrets) } };
}

/** The secrets that everybody may know: none before the match is over. */
export const told = ({ row, state }: LoadedMatch, dice: SealedDice): readonly string[] =>
  isRunning(state) || row.diceKey === null ? [] : secretsOf(dice, row.diceKey, state.commitments.length);

const fileOf = (id: MatchId, events: readonly MatchEvent[], secrets: readonly string[]): ViewFile => ({
  name: `tavla-dice-${id}.txt`,
  altText: null,
  make: () => Promise.resolve(Buffer.from(rollsFile(id, events, secrets))),
});

/** The match that was named; else one that runs here, the newest own one that is over, or any own one that runs. */
async function meantMatch(typed: string | null, { user, channel }: Asked, { matches, history, service }: Chat) {
  const id =
    (typed?.trim() as MatchId | undefined) ??
    (await matches.runningIn(channel))[0]?.id ??
    (await history.finishedOf({ user, opponent: null, beside: null, limit: 1 }))[0]?.match ??
    (await matches.runningOf(user))[0]?.id;
  const loaded = id === undefined ? null : await service.load(id);
  return id === undefined || loaded === null ? null : { id, loaded, events: await matches.events(id) };
}
