import type { MatchId } from '#match/types.ts';
import type { Dice, Draw } from './ports.ts';

/** The dice of one match. */
export interface MatchDice {
  /** Rolls for one act, mixed with the id of the interaction that asks for them; null is the table's own. */
  draw(interaction: string | null): Draw;
  /** What the dice are bound to after the match is handed back; null where they are not bound. */
  nextCommitment(): string | null;
}

/** `key`: null where the match began before its dice were bound. `commitments`: how many were told so far. */
export const matchDice = (dice: Dice, match: MatchId, key: string | null, commitments: number): MatchDice => ({
  draw: (interaction) =>
    dice.draw(
      key === null || commitments === 0 ? null : { match, secret: dice.secretOf(key, commitments - 1) },
      interaction,
    ),
  nextCommitment: () => (key === null ? null : dice.commitmentOf(dice.secretOf(key, commitments))),
});
