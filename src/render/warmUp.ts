import { DEFAULT_PREFERENCES } from '#app/preferences.ts';
import { boardLabels } from '#i18n/boardLabels.ts';
import { startPosition } from '#rules/games/index.ts';
import { boardPicture } from './picture.ts';

/**
 * Paints one board for nobody. Fonts, wood and checkers are kept from the first picture on, which takes ten times as long
 * as any other.
 */
export async function warmUp(): Promise<void> {
  await boardPicture({
    game: 'tavla',
    position: startPosition('tavla'),
    viewer: 'white',
    mirrored: false,
    names: { white: '', black: '' },
    score: { white: 0, black: 0 },
    matchLength: 1,
    turn: 'white',
    dice: [{ die: 6, used: false }],
    diceOf: 'white',
    handedOver: [],
    opening: null,
    cube: null,
    crawford: false,
    lastMoves: null,
    pips: true,
    labels: boardLabels('en'),
    theme: DEFAULT_PREFERENCES.theme,
  });
}
