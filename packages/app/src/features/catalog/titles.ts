import type { Locale } from '@parlor/api/constants';
import type { Category, GameSummary, Titles } from '@parlor/api/entities';

/** The title in a language; the plain name where it is missing (docs/product.md: Entities and their fields). */
export function titleIn(locale: Locale, titles: Titles | undefined, name: string): string {
  return titles?.[locale]?.trim() || name;
}

export type NamedGame = Pick<GameSummary, 'gameId' | 'gameName' | 'titles'>;

export function gameTitle(game: NamedGame, locale: Locale): string {
  return titleIn(locale, game.titles, game.gameName);
}

export function categoryTitle(category: Category, locale: Locale): string {
  return titleIn(locale, category.titles, category.categoryName);
}
