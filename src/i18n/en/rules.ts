import type { RulesTexts } from '#i18n/rulesTexts.ts';

export const rules: RulesTexts = {
  lessons: {
    turn: {
      title: 'A turn',
      text: ({ games }) =>
        [
          'Points are numbered from your own side: you travel from 24 down to 1 and then off the board.',
          'Each die is a move of its own. Here 6-4 takes one checker to 18 and on to 14, because it may stop on 18; two checkers could share the dice as well.',
          games.includes('gulbara') && games.length === 1
            ? 'Doubles are four moves in your first three rolls; from the fourth on they cascade.'
            : 'Doubles are four moves of that number.',
          'You have to play as many dice as you can. Where only one of two can be played, it is the higher one if that is possible. With nothing to play the turn passes.',
        ].join('\n'),
    },
    hitting: {
      title: 'Points and blots',
      text: ({ rules: { hitAndRunAtHome } }) =>
        [
          'Two checkers make a point: the opponent cannot land there. A single one is a blot. Who lands on a blot hits it, and it goes to the bar.',
          'Here 8/5 hits and 6/5 makes the point. You never have to hit.',
          hitAndRunAtHome
            ? 'A checker that has hit may move on in the same turn.'
            : 'A checker that hits on your points 1–6 stays there for the rest of the turn.',
        ].join('\n'),
    },
    entering: {
      title: 'On the bar',
      text: ({ closedBoard }) =>
        [
          'While you have a checker on the bar, nothing else may move. It enters in the opponent’s home: a 1 on 24, a 2 on 23, up to a 6 on 19.',
          'Here the 6 is of no use, because 19 is made; the 2 enters on 23.',
          closedBoard === 'noRoll'
            ? 'Against six made points no dice are thrown: the turn passes.'
            : 'Against six made points you roll, and the turn passes.',
        ].join('\n'),
    },
    pin: {
      title: 'Pinning',
      text: () =>
        [
          'Nothing is hit. Who lands on a single checker pins it: it cannot move until the pinning checkers have left, and the point belongs to the one on top.',
          'Here 24/14 pins a checker. A point with two or more checkers of the opponent, or with one on top of yours, is closed to you.',
        ].join('\n'),
    },
    mother: {
      title: 'The mother',
      text: () =>
        [
          'The last checker on its start point is the mother. If she is pinned and the pinner has none left on their own start point, the game is over: a mars, 2 points.',
          'If both mothers are pinned, the game is a draw and nobody scores.',
        ].join('\n'),
    },
    firstChecker: {
      title: 'The first checker',
      text: () =>
        [
          'Both travel the same way round, from opposite corners; your 12 is where the opponent starts. Nothing is hit, and a single checker closes its point.',
          'Until your first checker is past the opponent’s start (on 11 or lower), only that one may have left 24. Here the 5 brings it to 11, so the 3 is free for another.',
          'Doubles are always four moves, and what cannot be played is lost.',
        ].join('\n'),
    },
    primes: {
      title: 'Six in a row',
      text: () =>
        [
          'A turn must not end with all six points of your start quarter (19–24) held while an opposing checker is still behind them, as here; nor with your points 6–11 held while the opponent still has a checker on the start point.',
          'Rather than end like that, fewer dice are played, or none.',
          'You also have to leave the opponent a move with at least one roll, if there is a play that does.',
        ].join('\n'),
    },
    blocking: {
      title: 'Blocking',
      text: () =>
        [
          'Both travel the same way round, from opposite corners; your 12 is where the opponent starts.',
          'Nothing is hit, and a single checker closes its point. Here the 3 cannot be played from 24, because 21 is taken; the 6 can.',
        ].join('\n'),
    },
    cascade: {
      title: 'The cascade',
      text: () =>
        [
          'From your fourth roll of a game on, doubles cascade: 3-3 is four 3s, then four 4s, four 5s and four 6s, in this order.',
          'Each number has to be played if it can be played now; the first that cannot stops the cascade.',
        ].join('\n'),
    },
    handedOver: {
      title: 'Numbers handed over',
      text: () =>
        [
          'Every number that you do not play goes to the opponent, who plays it before rolling. Here 2 and 5 have come to you.',
          'Two different numbers are played like a roll. Longer lists go from the lowest up: what cannot be played when its turn comes is lost, and nothing goes back.',
        ].join('\n'),
    },
    bearOff: {
      title: 'Bearing off',
      text: ({ games, rules: { pinnedBearOff } }) =>
        [
          'When all your 15 checkers are on 1–6, you bear off: a die takes a checker from its own point. If that point is empty and a checker stands higher, you have to move inside; if none stands higher, the die takes one from the highest point.',
          'Here the 6 bears off. There is nothing on 4, so the 4 is played inside, 6/2 or 5/1.',
          ...(games.includes('plakoto')
            ? [
                pinnedBearOff === 'waits'
                  ? 'Plakoto: while a checker of yours is pinned, you cannot bear off.'
                  : 'Plakoto: bearing off goes on while a checker of yours is pinned.',
              ]
            : []),
        ].join('\n'),
    },
    scoring: {
      title: 'Who wins what',
      text: ({ hands, rules: { tripleMars }, resigning }) =>
        [
          'Whoever bears off all 15 first wins the game: 1 point, or 2 if the other side has borne off none, a mars.',
          ...(tripleMars
            ? ['It is 3 where the loser also has a checker on the bar or in the winner’s home: triple mars.']
            : []),
          hands
            ? 'Each game counts one, whatever the mars.'
            : 'The match goes to whoever reaches its length first; points beyond it do not matter.',
          resigning === 'atOnce'
            ? 'You may give up a game at any time: 2 points if you have borne off none, else 1.'
            : 'You may offer to give up a game at any time; the opponent may want to play on.',
        ].join('\n'),
    },
    cube: {
      title: 'The cube',
      text: () =>
        [
          'Before rolling you may double, if the cube is in the middle or on your side, but never before the first roll of a game. Take, and the game counts twice as much and the cube is yours; drop, and you lose what it counted before.',
          'Mars and triple mars are multiplied too. The cube ends at 64.',
          'Crawford: when somebody is one point from winning the match, the next game has no cube; those after it have it again.',
        ].join('\n'),
    },
  },
  lengths: (lengths, usual) => {
    const [first = 1, last = first] = [lengths[0], lengths.at(-1)];
    const all = last - first + 1 === lengths.length && lengths.length > 4 ? `${first}–${last}` : lengths.join(', ');
    return `length ${all} (usually ${usual})`;
  },
  games: {
    tavla: 'hit single checkers, build points, bring 15 home and bear them off.',
    plakoto: 'pin single checkers instead of hitting them, and mind the mother.',
    fevga: 'no hitting, both go the same way round; block, but not too well.',
    gulbara: 'no hitting, both go the same way round; doubles cascade, unplayed numbers go to the opponent.',
  },
  page: (page, of) => `Page ${page} of ${of}`,
  you: 'You',
  opponent: 'Opponent',
  pick: 'Another game…',
  back: 'Back',
  next: 'Next',
  play: 'Play it against the computer',
};
