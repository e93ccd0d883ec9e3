import { expect, test } from 'vitest';
import type { LocalDiscord, LocalMessage, Person } from '#localDiscord/types.ts';
import { boardIn, openBot, openDiscord, PATIENT } from '#test/support/wire.ts';

async function setUp(options: Parameters<typeof openBot>[1] = {}) {
  const discord = await openDiscord();
  const bot = await openBot(discord, options);
  return { discord, bot, ayse: discord.person('Ayşe'), mehmet: discord.person('Mehmet') };
}

/** What a command or click answers the one who acted, and nobody else. */
async function answerTo(person: Person, channel: string, act: () => Promise<unknown>): Promise<string> {
  const before = toldTo(person, channel).length;
  await act();
  await expect.poll(() => toldTo(person, channel).slice(before).at(-1), { timeout: 10_000 }).toMatch(/\S/);
  return toldTo(person, channel).at(-1) ?? '';
}

const toldTo = (person: Person, channel: string): readonly string[] =>
  person
    .sees(channel)
    .filter(({ ephemeralFor }) => ephemeralFor === person.id)
    .map(({ content }) => content);

const invitationIn = (discord: LocalDiscord): Promise<LocalMessage> =>
  discord.waitForMessage(
    ({ channelId, components, attachments }) =>
      channelId === discord.channelId && components.length > 0 && attachments.length === 0,
    PATIENT,
  );

test('an invitation notifies the invited once; accepted, it has no buttons and leads to the thread', async () => {
  const { discord, bot, ayse, mehmet } = await setUp();
  await answerTo(ayse, discord.channelId, () =>
    ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id, length: 1, opening: 'play' }),
  );
  const invitation = await invitationIn(discord);
  expect(invitation.pings).toEqual([mehmet.id]);
  expect(invitation.content).toContain('başlayan açılış zarlarını oynar');
  await mehmet.click(invitation, 'Kabul et');
  await discord.waitForMessage(({ attachments }) => attachments.length > 0, PATIENT);
  const [thread] = discord.threads(discord.channelId);
  await expect.poll(() => invitation.content).toContain(`<#${thread?.id}>`);
  expect(invitation.components).toEqual([]);
  expect(boardIn(discord, thread?.id ?? '')?.pings).toHaveLength(1);
  expect(bot.failures).toEqual([]);
});

test('two people accept an open invitation at once: one match, the other one is told', async () => {
  const { discord, ayse, mehmet } = await setUp();
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'en-GB' });
  await ayse.command(discord.channelId, 'challenge');
  const invitation = await invitationIn(discord);
  expect(invitation.pings).toEqual([]);
  await Promise.all([mehmet.click(invitation, 'Kabul et'), zeynep.click(invitation, 'Kabul et')]);
  await discord.waitForMessage(({ attachments }) => attachments.length > 0, PATIENT);
  await expect
    .poll(() => [...toldTo(mehmet, discord.channelId), ...toldTo(zeynep, discord.channelId)], { timeout: 10_000 })
    .toHaveLength(1);
  expect(discord.threads(discord.channelId)).toHaveLength(1);
});

test('decline and withdraw belong to the invited and the inviter; everybody else is told so', async () => {
  const { discord, ayse, mehmet } = await setUp();
  const zeynep = discord.addPerson({ name: 'Zeynep', locale: 'en-GB' });
  await ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id });
  const invitation = await invitationIn(discord);
  const { channelId } = invitation;
  const told = (person: Person, button: string) => answerTo(person, channelId, () => person.click(invitation, button));
  expect(await told(zeynep, 'Kabul et')).toContain('for somebody else');
  expect(await told(zeynep, 'Reddet')).toContain('for somebody else');
  expect(await told(mehmet, 'Geri çek')).toContain('yalnız yapan');
  expect(await told(ayse, 'Kabul et')).toContain('sizin çağrınız');
  expect(invitation.components).toHaveLength(1);
  await mehmet.click(invitation, 'Reddet');
  await expect.poll(() => invitation.content, { timeout: 10_000 }).toContain('**Mehmet** kabul etmedi');
  expect(invitation.components).toEqual([]);
});

test('an invitation that nobody answers closes by itself', async () => {
  let wall = Date.now();
  const { discord, ayse, mehmet } = await setUp({ wallNow: () => wall });
  await ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id });
  const invitation = await invitationIn(discord);
  wall += 31 * 60_000;
  await expect.poll(() => invitation.components, { timeout: 10_000 }).toEqual([]);
  expect(invitation.content).toContain('Zamanında yanıt veren olmadı');
});

test('ten invitations in a minute: one is open, the inviter is told, the invited can use everything', async () => {
  const { discord, ayse, mehmet } = await setUp();
  const { channelId } = discord;
  const answers: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    answers.push(await answerTo(ayse, channelId, () => ayse.command(channelId, 'challenge', { opponent: mehmet.id })));
  }
  expect(answers[0]).toBe('Çağrınız gönderildi.');
  expect(answers.slice(1).every((answer) => answer.includes('zaten var'))).toBe(true);
  expect(discord.messages(channelId)).toHaveLength(1);
  expect(await answerTo(mehmet, channelId, () => mehmet.command(channelId, 'matches'))).toContain('Süren maçınız yok');
});

test.each([
  [{ level: 'club' }, 'Seviye bilgisayar içindir'],
  [{ opponent: 'self' }, 'Kendinize meydan okuyamazsınız'],
])('%j is refused with what to do instead', async (options, answer) => {
  const { discord, ayse } = await setUp();
  const given = 'opponent' in options ? { opponent: ayse.id } : options;
  const { channelId } = discord;
  expect(await answerTo(ayse, channelId, () => ayse.command(channelId, 'challenge', given))).toContain(answer);
  expect(discord.messages(channelId)).toEqual([]);
});

test('where the bot may not write, it says which permission is missing', async () => {
  const { discord, ayse, mehmet } = await setUp();
  const { channelId } = discord;
  discord.denyPermission(channelId, 'SEND_MESSAGES');
  const answer = await answerTo(ayse, channelId, () => ayse.command(channelId, 'challenge', { opponent: mehmet.id }));
  expect(answer).toContain('Mesaj Gönder');
  discord.allowPermission(channelId, 'SEND_MESSAGES');
  expect(await answerTo(ayse, channelId, () => ayse.command(channelId, 'challenge', { opponent: mehmet.id }))).toBe(
    'Çağrınız gönderildi.',
  );
});

test('where it may open no thread, the match stays in the channel and says why', async () => {
  const { discord, bot, ayse, mehmet } = await setUp();
  discord.denyPermission(discord.channelId, 'CREATE_PUBLIC_THREADS');
  await ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id });
  await mehmet.click(await invitationIn(discord), 'Kabul et');
  const board = await discord.waitForMessage(({ attachments }) => attachments.length > 0, PATIENT);
  expect(board.channelId).toBe(discord.channelId);
  expect(board.content).toContain('Create Public Threads');
  expect(discord.threads(discord.channelId)).toEqual([]);
  expect(bot.failures).toEqual([]);
});

test.each([
  [{ preset: 'macedonianSet', length: 1 }, '3, 5, 7'],
  [{ preset: 'backgammon', hands: true }, 'katlamanın yararı yok'],
  [{ preset: 'fevga', cube: true }, 'Tavla'],
  [{ hands: true, length: 5 }, 'sayı seçilmez'],
] as const)('%j makes no sense, and the reason is told', async (options, reason) => {
  const { discord, ayse, mehmet } = await setUp();
  const command = () => ayse.command(discord.channelId, 'challenge', { opponent: mehmet.id, ...options });
  expect(await answerTo(ayse, discord.channelId, command)).toContain(reason);
  expect(discord.messages(discord.channelId).filter(({ components }) => components.length > 0)).toEqual([]);
});
