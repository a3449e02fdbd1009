/** What a promotion counts: parts of the catalogue, and the weight of a bet there. */
export interface CountingTerms {
  /** What it can be played with; an empty list has no limit. */
  readonly categories: readonly string[];
  readonly makers: readonly string[];
  readonly excludedGames: readonly string[];
  /** Percent of a bet by category, and by game where it differs; 100 where neither is given. */
  readonly weights: Readonly<Record<string, string>>;
  readonly gameWeights: Readonly<Record<string, string>>;
}

interface CatalogueGame {
  readonly gameId: string;
  readonly categoryId: string;
  readonly makerId: string;
}

/**
 * The percent of a bet on a game that counts for a promotion; undefined if the promotion does not pay
 * for the game.
 */
export function getCountedPercent(
  { categories, makers, excludedGames, weights, gameWeights }: CountingTerms,
  { gameId, categoryId, makerId }: CatalogueGame,
): number | undefined {
  const isIn = (list: readonly string[], id: string) => list.length === 0 || list.includes(id);
  const isIncluded =
    isIn(categories, categoryId) && isIn(makers, makerId) && !excludedGames.includes(gameId);
  return isIncluded ? Number(gameWeights[gameId] ?? weights[categoryId] ?? '100') : undefined;
}
