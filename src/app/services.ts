import { createAdministration, type Administration } from './administration.ts';
import { createAttendance, type Attendance } from './attendance.ts';
import { createChallengeService, type ChallengeService } from './challengeService.ts';
import { createLeaderboard, type Leaderboard } from './leaderboard.ts';
import { createMatchService, type MatchService, type MatchServicePorts } from './matchService.ts';
import type { ComputerPlayer, Members, SealedDice, Stores } from './ports.ts';
import { createPrivacyService, type PrivacyService } from './privacyService.ts';
import { createRatingService, type RatingService } from './ratingService.ts';
import { createVacationService, type VacationService } from './vacationService.ts';

/** Everything that can be asked of the application. */
export interface Services {
  readonly service: MatchService;
  readonly challenges: ChallengeService;
  readonly vacations: VacationService;
  readonly attendance: Attendance;
  readonly ratings: RatingService;
  readonly leaderboard: Leaderboard;
  readonly administration: Administration;
  readonly privacy: PrivacyService;
  readonly dice: SealedDice;
  readonly computer: ComputerPlayer;
}

export function createServices(
  ports: Omit<MatchServicePorts, 'matches' | 'players' | 'settle'> & {
    readonly stores: Stores;
    readonly members: Members;
  },
): Services {
  const { stores, members, time, wallNow, newId } = ports;
  const ratings = createRatingService({ ...stores, wallNow });
  const service = createMatchService({ ...ports, ...stores, settle: (over) => ratings.settle(over) });
  return {
    service,
    dice: ports.dice,
    computer: ports.computer,
    challenges: createChallengeService({ ...stores, members, service, wallNow, newId }),
    vacations: createVacationService({ ...stores, service, wallNow, newId }),
    attendance: createAttendance({ service, members, time }),
    ratings,
    leaderboard: createLeaderboard({ ...stores, members }),
    administration: createAdministration({ ...stores, service, wallNow }),
    privacy: createPrivacyService({ ...stores, service, newId }),
  };
}
