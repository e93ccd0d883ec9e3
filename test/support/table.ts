import type { Announcer, ComputerPlayer, Dice } from '#app/ports.ts';
import { createChallengeService } from '#app/challengeService.ts';
import { createMatchService, type MatchService } from '#app/matchService.ts';
import { ok } from '#core/result.ts';
import { choosePlay } from '#engine/choosePlay.ts';
import { decideCube } from '#engine/decideCube.ts';
import { settingsFrom, type ChosenSettings } from '#match/presets.ts';
import { sideToAct } from '#match/seats.ts';
import { simplePlay } from '#match/simplePlay.ts';
import type { MatchId, PresetName, Seat, UserId } from '#match/types.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { newId } from '#operations/newId.ts';
import { createChallengeStore } from '#store/challenges.ts';
import type { Db } from '#store/database.ts';
import { createMatchStore } from '#store/matches.ts';
import { createPlayerStore } from '#store/players.ts';

export const ayse = '1001' as UserId;
export const mehmet = '1002' as UserId;
export const zeynep = '1003' as UserId;
export const person = (user: UserId): Seat => ({ kind: 'person', user });

const place = { guild: '1', channel: '2', thread: null, locale: 'tr' } as const;

/** The computer without its worker threads. */
const computer: ComputerPlayer = {
  choosePlay: (request) => Promise.resolve(choosePlay(request)),
  decideCube: (request) => Promise.resolve(decideCube(request)),
  close: () => Promise.resolve(),
};

/** The application on a real store with a settable wall clock; the chat is replaced by a list of what it was told. */
export function openTables(db: Db, dice: Dice = cryptoDice) {
  let wall = 1_700_000_000_000;
  const wallNow = () => wall;
  const told: string[] = [];
  const failures: unknown[] = [];
  const announcer: Announcer = {
    matchChanged: (id) => void told.push(id),
    challengeExpired: (challenge) => void told.push(challenge.id),
  };
  const time = { now: wallNow, wallTime: (at: number) => at };
  const matches = createMatchStore(db, wallNow);
  const players = createPlayerStore(db);
  const onComputerFailure = (_: MatchId, error: unknown) => void failures.push(error);
  const service = createMatchService({
    matches,
    players,
    computer,
    announcer,
    dice,
    time,
    wallNow,
    newId,
    onComputerFailure,
  });
  const challenges = createChallengeStore(db);
  const challengeService = createChallengeService({ challenges, matches, service, wallNow, newId });
  return {
    service,
    challengeService,
    matches,
    challenges,
    players,
    announcer,
    time,
    wallNow,
    told,
    failures,
    wait: (ms: number) => {
      wall += ms;
    },
    start: async (
      chosen: ChosenSettings = {},
      seats = { white: person(ayse), black: person(mehmet) },
      preset: PresetName = 'turkTavlasi',
    ) => {
      const settings = settingsFrom(preset, chosen);
      const id = await service.start({ seats, settings, place, challenge: null, rematchOf: null, act: null });
      if (id === null) throw new Error('not started');
      return id;
    },
  };
}

/** The person whose act the match waits for makes it: rolls, makes a simple play, confirms, takes. Null once it is over. */
export async function actOnce(service: MatchService, id: MatchId, act: string) {
  const loaded = await service.load(id);
  if (loaded === null) throw new Error('no such match');
  const { state, row } = loaded;
  const side = sideToAct(state);
  if (side === null || row.waitsFor === null) return null;
  return service.act({
    id,
    user: row.waitsFor,
    act,
    wish: (now) => {
      if (now.phase === 'toRoll') return ok({ type: 'roll' });
      if (now.phase === 'doubleOffered') return ok({ type: 'take' });
      if (now.phase === 'resignOffered') return ok({ type: 'declineResign' });
      if (now.phase !== 'toPlay') throw new Error(`nothing to do in ${now.phase}`);
      const moves = simplePlay(now.play);
      return ok(moves.length === 0 ? { type: 'confirm' } : { type: 'move', moves });
    },
  });
}
