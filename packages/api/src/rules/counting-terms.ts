/** What a promotion counts: parts of the catalogue, and the weight of a bet there. */
export interface CountingTerms {
  /** What it can be played with; an empty list has no limit. */
  readonly categories: readonly string[];
  readonly makers: readonly string[];
  readonly excludedGames: readonly string[];
  /** Percent of a bet by game, else by category, else by maker; 100 where none is given. */
  readonly gameWeights: Readonly<Record<string, string>>;
  readonly weights: Readonly<Record<string, string>>;
  readonly makerWeights: Readonly<Record<string, string>>;
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
  { categories, makers, excludedGames, gameWeights, weights, makerWeights }: CountingTerms,
  { gameId, categoryId, makerId }: CatalogueGame,
): number | undefined {
  const isIn = (list: readonly string[], id: string) => list.length === 0 || list.includes(id);
  const isIncluded =
    isIn(categories, categoryId) && isIn(makers, makerId) && !excludedGames.includes(gameId);
  if (!isIncluded) return undefined;
  return Number(gameWeights[gameId] ?? weights[categoryId] ?? makerWeights[makerId] ?? '100');
}
