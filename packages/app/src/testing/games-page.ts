import type { GameSummary, List } from '@parlor/api/entities';
import { makeGames } from '@parlor/api/fixtures';

/** One page of a list of `total` games, as the server responds. */
export function gamesPage(
  args: Readonly<Record<string, string>>,
  total: number,
): List<GameSummary> {
  const { page = '1', limit = '20' } = args;
  const end = Math.min(total, Number(page) * Number(limit));
  return { rows: makeGames(end).slice((Number(page) - 1) * Number(limit)), total };
}
