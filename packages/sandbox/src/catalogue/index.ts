import art from './art.json' with { type: 'json' };
import { brandName } from './brands.ts';
import { getEditions } from './editions.ts';
import { getEngine } from './engines.ts';
import { type GameRow, rows } from './rows.ts';
import type { CatalogueGame } from './types.ts';

export { banners } from './banners.ts';
export { brands, getMaker } from './brands.ts';
export { categories, tags } from './navigation.ts';
export type * from './types.ts';
export { LOCALES } from './types.ts';

const covers: Readonly<Record<string, { color: string }>> = art.covers;

/** All titles, with or without art; input of the renderer. */
export const planned: readonly GameRow[] = rows;

const asGame = (row: GameRow, coverColor: string): CatalogueGame => ({
  slug: row.slug,
  title: row.title,
  ...(row.titles === undefined ? {} : { titles: row.titles }),
  brand: row.brand,
  brandName: brandName(row.brand),
  category: row.category,
  tags: row.tags,
  engine: getEngine(row.slug, row.category),
  volatility: row.volatility,
  minStake: row.minStake,
  maxStake: row.maxStake,
  cover: `covers/${row.slug}.webp`,
  coverColor,
  releasedAt: row.releasedAt,
  popularity: row.popularity,
});

/** All games with a cover, in the order of the lobby. */
export const games: readonly CatalogueGame[] = rows.flatMap((row) => {
  const made = covers[row.slug];
  return made === undefined ? [] : [asGame(row, made.color)];
});

/** The first `count` games: the catalogue, followed by editions of it. */
export function getCatalogue(count: number): readonly CatalogueGame[] {
  return [...games, ...(count > games.length ? getEditions(games) : [])].slice(0, count);
}
