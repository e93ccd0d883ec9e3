import type { PresetName } from '#match/types.ts';
import type { GameName } from '#rules/types.ts';

/** What the players of a set call its games (`rules.md` 9), in Latin letters in every language. */
const LOCAL_GAMES: Readonly<Partial<Record<PresetName, Readonly<Partial<Record<GameName, string>>>>>> = {
  greekSet: { tavla: 'Portes', plakoto: 'Plakoto', fevga: 'Fevga' },
  bulgarianSet: { tavla: 'Prava', gulbara: 'Gülbara', plakoto: 'Tapa' },
  macedonianSet: { tavla: 'Birinci', gulbara: 'İkinci', plakoto: 'Üçüncü' },
};

/** Null where the game has no name of its own there. */
export const localGame = (preset: PresetName, game: GameName): string | null => LOCAL_GAMES[preset]?.[game] ?? null;
