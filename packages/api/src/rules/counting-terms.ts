/** A part of the catalogue, such as the games of a promotion; empty lists have no limit. */
export interface GameSelection {
  readonly categories: readonly string[];
  readonly makers: readonly string[];
  readonly excludedGames: readonly string[];
}

/** What a bet counts, by id: `T` is the unit, such as percent. */
export interface GameWeights<T> {
  readonly gameWeights: Readonly<Record<string, T>>;
  /** By category. */
  readonly weights: Readonly<Record<string, T>>;
  readonly makerWeights: Readonly<Record<string, T>>;
}

/** What a promotion counts: parts of the catalogue, and the percent of a bet there. */
export interface CountingTerms extends GameSelection, GameWeights<string> {}

export interface CatalogueGame {
  readonly gameId: string;
  readonly categoryId: string;
  readonly makerId: string;
}

/** Whether a game is in a part of the catalogue. */
export function isWithin(
  { categories, makers, excludedGames }: GameSelection,
  { gameId, categoryId, makerId }: CatalogueGame,
): boolean {
  const isIn = (list: readonly string[], id: string) => list.length === 0 || list.includes(id);
  return isIn(categories, categoryId) && isIn(makers, makerId) && !excludedGames.includes(gameId);
}

/** What a bet on a game counts: its own weight, else that of its category, of its maker, or `all`. */
export const getWeight = <T>(
  { gameWeights, weights, makerWeights }: GameWeights<T>,
  { gameId, categoryId, makerId }: CatalogueGame,
  all: T,
): T => gameWeights[gameId] ?? weights[categoryId] ?? makerWeights[makerId] ?? all;

/**
 * The percent of a bet on a game that counts for a promotion; undefined if the promotion does not pay
 * for the game.
 */
export const getCountedPercent = (terms: CountingTerms, game: CatalogueGame): number | undefined =>
  isWithin(terms, game) ? Number(getWeight(terms, game, '100')) : undefined;
