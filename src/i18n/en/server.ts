import type { ServerTexts } from '#i18n/serverTexts.ts';

export const server: ServerTexts = {
  title: () =>
    '🛠️ **Settings of this server**\n-# Who may use this command is set in Discord: Server Settings → Integrations.',
  change: () => 'Change a setting…',
  names: {
    language: 'Language',
    channels: 'Channels',
    threads: 'A thread for each match',
    preset: 'Usual game',
    pace: 'Usual pace',
    rated: 'Rated',
    cooldown: 'Between two challenges',
  },
  about: {
    language: 'The language of boards and invitations. Private answers come in the reader’s own.',
    channels: 'Where matches may be started. None chosen means everywhere.',
    threads: 'Each match gets a thread of its own; otherwise it is played in the channel.',
    preset: 'What a challenge means that names no game.',
    pace: 'What a challenge means that names no pace.',
    rated: 'Whether matches count for the ratings unless the challenge says otherwise.',
    cooldown: 'How long a person has to wait between two challenges.',
  },
  everywhere: 'everywhere',
  seconds: (seconds) => (seconds === 0 ? 'no waiting' : `${seconds} s`),
  setSeconds: 'Set the seconds…',
  form: { title: 'Between two challenges', seconds: 'Seconds (0 to 86400)' },
  wrongSeconds: (typed) => `“${typed}” is no number of seconds. Write a whole number from 0 to 86400.`,

  allThere: (channel) => `✅ In ${channel} I have everything that I need.`,
  missing: (channel, permissions) =>
    `⚠️ In ${channel} I lack: ${permissions.map((name) => `**${name}**`).join(', ')}. Grant it to my role in the settings of the channel.`,
  unseen: (channel) => `⚠️ I cannot see ${channel} at all. Grant my role **View Channel** there.`,

  noMatches: () => 'No match has been played in this server yet.',
  pickMatch: () => 'Which match? The newest come first.',
  statuses: { running: 'running', over: 'over', aborted: 'stopped' },
  match: ({ white, black, score, status }) => `⚖️ ${white} ${score} ${black} · ${status}`,
  acts: {
    abort: 'Stop it, nobody wins',
    award: (who) => `Give it to ${who}`,
    score: 'Set the score…',
    reopen: 'Hand it back',
  },
  done: () => 'Done, and noted in `/server log`.',
  scoreForm: { title: 'Set the score', points: (who) => `Points of ${who}` },
  wrongPoints: (typed) => `“${typed}” is no number of points. Write a whole number.`,

  barred: (who) => `⛔ ${who} can start no more matches here. Running ones go on; \`/server match\` stops them.`,
  unbarred: (who) => `${who} may play here again.`,
  barList: (names) => (names.length === 0 ? 'Nobody is barred here.' : `Barred here: ${names.join(', ')}`),
  log: () => '📜 **What administrators have done, the newest first**',
  emptyLog: () => 'Nothing has been done yet.',
  entry: (stamp, by, act, about) => `${stamp} ${by}: ${act}${about === '' ? '' : ` (${about})`}`,
  actNames: {
    settings: 'changed the settings',
    abort: 'stopped a match',
    award: 'gave a match to one side',
    score: 'set a score',
    reopen: 'handed a match back',
    bar: 'barred a player',
    unbar: 'let a player in again',
  },
};
