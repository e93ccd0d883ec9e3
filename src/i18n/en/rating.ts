import type { RatingTexts } from '#i18n/ratingTexts.ts';

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '±0');
const matches = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const rating: RatingTexts = {
  pools: {
    tavla: 'Tavla',
    backgammon: 'Backgammon',
    plakoto: 'Plakoto',
    fevga: 'Fevga',
    gulbara: 'Gul Bara',
    greekSet: 'Greek set',
    bulgarianSet: 'Bulgarian set',
    macedonianSet: 'Macedonian set',
  },
  tempos: { live: 'live', daily: 'daily' },
  scopes: { server: 'this server', everywhere: 'everywhere' },
  spans: {
    all: 'all time',
    month: 'this month',
    week: 'this week',
    lastMonth: 'last month',
    seasons: 'winners of each month',
  },
  changed: (who, before, after) => `${who} ${before} → **${after}** (${signed(after - before)})`,
  unrated: {
    agreed: () => 'This match was not rated.',
    notPlayed: () => 'Not rated: a match counts once both sides have played a turn.',
    enoughToday: () => 'Not rated: the two of you have played as many rated matches in 24 hours as count.',
  },

  title: (pool, tempo, scope, span) => `🏆 **${pool}** · ${tempo} · ${scope} · ${span}`,
  line: (place, who, value, count) => `\`${String(place).padStart(3)}\` ${who} · **${value}** · ${matches(count)}`,
  own: (place, value, count) => `Your place: **${place}** · ${value} · ${matches(count)}`,
  notListed: () =>
    'You are not on this list yet. A rating is listed after ten rated matches, or fifty points of match length.',
  empty: () => 'Nobody is on this list yet. Play rated matches with `/challenge` to be the first.',
  page: (page, pages) => `page ${page} of ${pages}`,
  seasonWinner: (at, who, value, played) => `🥇 ${month.format(at)}: ${who} · **${value}** · ${matches(played)}`,

  profile: (who) => `👤 ${who}`,
  standing: ({ pool, tempo, rating: value, provisional, won, lost, marsWon, marsLost, streak, bestStreak }) =>
    [
      `**${pool}** (${tempo}): **${value}**${provisional ? ' (?)' : ''}`,
      `won ${won}, lost ${lost}`,
      `mars ${marsWon} for, ${marsLost} against`,
      streak < 0 ? `lost the last ${-streak}` : `won the last ${streak}`,
      `best run ${bestStreak}`,
    ].join(' · '),
  headToHead: (won, lost) => `Between the two of you: you have won ${won}, lost ${lost}.`,
  unfinished: (running, timedOut) => `Running now: ${running} · lost by time or by leaving: ${timedOut}`,
  noMatches: () => 'No finished match against a person yet.',
  provisionalNote: () => '(?) is provisional: fewer than ten rated matches.',
  graphTitle: (pool, tempo) => `${pool}, ${tempo}`,
  graphAlt: ({ pool, matches: count, first, last, highest, lowest }) =>
    `Rating in ${pool} over the last ${matches(count)}: from ${first} to ${last}, highest ${highest}, lowest ${lowest}.`,
};
