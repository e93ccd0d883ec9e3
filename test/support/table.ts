import type { Announcer, ComputerPlayer, Dice } from '#app/ports.ts';
import type { MatchService } from '#app/matchService.ts';
import { createServices } from '#app/services.ts';
import { ok } from '#core/result.ts';
import { choosePlay } from '#engine/choosePlay.ts';
import { dailyPosition } from '#engine/dailyPosition.ts';
import { decideCube } from '#engine/decideCube.ts';
import { settingsFrom, type ChosenSettings } from '#match/presets.ts';
import { sideToAct } from '#match/seats.ts';
import { simplePlay } from '#match/simplePlay.ts';
import type { MatchId, PresetName, Seat, UserId } from '#match/types.ts';
import { cryptoDice } from '#operations/cryptoDice.ts';
import { newId } from '#operations/newId.ts';
import type { Db } from '#store/database.ts';
import { createStores } from '#store/stores.ts';

export const ayse = '1001' as UserId;
export const mehmet = '1002' as UserId;
export const zeynep = '1003' as UserId;
export const person = (user: UserId): Seat => ({ kind: 'person', user });

const place = { guild: '1', channel: '2', thread: null, answersOnly: false, locale: 'tr' } as const;

/** The computer without its worker threads. */
const computer: ComputerPlayer = {
  choosePlay: (request) => Promise.resolve(choosePlay(request)),
  decideCube: (request) => Promise.resolve(decideCube(request)),
  dailyPosition: (day) => Promise.resolve(dailyPosition(day)),
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
  const stores = createStores(db, wallNow);
  /** Who is in the server as far as Discord tells: null is not known. Whoever is not named is there. */
  const presence = new Map<UserId, boolean | null>();
  const isMember = (_: string, user: UserId) => {
    const known = presence.get(user);
    return Promise.resolve(known === undefined ? true : known);
  };
  const services = createServices({
    stores,
    computer,
    announcer,
    members: { isMember },
    dice,
    time,
    wallNow,
    newId,
    onFailure: (_, error) => void failures.push(error),
  });
  const { service } = services;
  return {
    stores,
    services,
    service,
    challengeService: services.challenges,
    presence,
    ...stores,
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
