import type { SettingTexts } from '#i18n/settingTexts.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const setting: SettingTexts = {
  title: () => '⚙️ **Your settings** (only you see this)',
  change: () => 'Change a setting…',
  names: {
    language: 'Language',
    theme: 'Board',
    mirrored: 'Home on the left',
    textBoard: 'Board in letters, too',
    autoRoll: 'Roll by itself',
    autoForced: 'Play forced moves by itself',
    autoConfirm: 'Confirm by itself',
    greedyBearOff: 'Bear off by itself',
    confirmTake: 'Ask before taking a double',
    reminders: 'Reminders',
    quiet: 'Quiet hours',
    challenges: 'Challenges from',
    listed: 'On leaderboards',
  },
  about: {
    language: 'The language of the answers that only you see. Boards speak the language of the server.',
    theme: 'How the board looks when it is your turn.',
    textBoard:
      'Where pictures do not load: on your turn the board also comes in letters (O are yours, X the other side).',
    mirrored: 'Draws your home board on the left. The numbers of the points stay the same.',
    autoRoll: 'The dice roll by themselves when there is nothing to decide before them.',
    autoForced: 'When only one play is possible, the table makes it for you.',
    autoConfirm: 'A complete turn ends at once. You cannot take it back then.',
    greedyBearOff:
      'Once the sides have passed each other and all your checkers are home, the table bears off as many as the dice allow; of equal plays the one that leaves fewest pips.',
    confirmTake: 'Dropping a double always asks once more. This asks before taking, too.',
    reminders: 'How you are reminded in daily matches before your time runs out.',
    quiet: 'In these hours boards of daily matches come without a sound.',
    challenges: 'Who may challenge you. Your block list is in `/block`.',
    listed: 'Whether leaderboards show you to others. Your ratings are kept either way.',
  },
  languages: { discord: 'as in Discord', tr: 'Türkçe', en: 'English' },
  themes: {
    wood: 'Wood',
    tournament: 'Tournament green',
    night: 'Night',
    patterns: 'Patterns, for colour-blind eyes',
    contrast: 'High contrast',
  },
  reminders: { channel: 'where the match is played', direct: 'by direct message', off: 'none' },
  challenges: { all: 'everybody', server: 'people of the same server', nobody: 'nobody' },
  on: 'on',
  off: 'off',
  back: 'Back',
  never: 'never',
  hours: (from, to, zone) => `${clock(from)}–${clock(to)} (${zone})`,
  setHours: 'Set the hours…',
  form: {
    title: 'Quiet hours',
    from: 'From, hour of the day (0-23)',
    to: 'To, hour of the day (0-23)',
    zone: 'Time zone, such as Europe/Istanbul',
  },
  wrongHour: (typed) => `“${typed}” is no hour. Write a number from 0 to 23, such as 22.`,
  wrongZone: (typed) => `“${typed}” is no time zone. Write one such as Europe/Istanbul, Europe/Sofia or UTC.`,
};
