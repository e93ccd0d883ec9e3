import type { UserId } from '#match/types.ts';
import type { Members } from './ports.ts';
import type { Board, BoardLine, GuildMemberStore, RatingStore } from './ratingPorts.ts';

export interface BoardPage {
  /** From 1; no more than `pages`. */
  readonly page: number;
  readonly pages: number;
  /** The place of the first line. */
  readonly from: number;
  readonly lines: readonly BoardLine[];
  /** Where the reader stands; null where not on this board. */
  readonly own: { readonly place: number; readonly line: BoardLine } | null;
}

export interface Leaderboard {
  /** In a guild without those who have left it: they are asked for, and leave the board for good. */
  page(board: Board, page: number, reader: UserId): Promise<BoardPage>;
}

export const LINES_A_PAGE = 10;

/** How old an answer about a member of a board may be. */
const MEMBERSHIP_MS = 6 * 60 * 60 * 1000;

export function createLeaderboard(ports: {
  readonly ratings: RatingStore;
  readonly guildMembers: GuildMemberStore;
  readonly members: Members;
}): Leaderboard {
  const { ratings, guildMembers, members } = ports;

  /** Those of these lines who have left the guild, noted so. */
  async function noteLeft(guild: string, lines: readonly BoardLine[]): Promise<number> {
    const left = await Promise.all(
      lines.map(async ({ user }) => (await members.isMember(guild, user, MEMBERSHIP_MS)) === false),
    );
    const gone = lines.filter((_, index) => left[index]);
    for (const { user } of gone) await guildMembers.left(guild, user);
    return gone.length;
  }

  return {
    async page(board, asked, reader) {
      for (;;) {
        const count = await ratings.count(board);
        const pages = Math.max(1, Math.ceil(count / LINES_A_PAGE));
        const page = Math.min(Math.max(1, asked), pages);
        const skipped = (page - 1) * LINES_A_PAGE;
        const lines = await ratings.board(board, skipped, LINES_A_PAGE);
        // Whoever is found gone makes room for others, who are asked for in their turn.
        if (board.guild !== null && (await noteLeft(board.guild, lines)) > 0) continue;
        return { page, pages, from: skipped + 1, lines, own: await ratings.place(board, reader) };
      }
    },
  };
}
