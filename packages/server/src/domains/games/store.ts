import type { List } from '@parlor/api/entities/common';
import type { Category, GameSort, GameSummary, Maker } from '@parlor/api/entities/game';
import type { NavigationTag } from '@parlor/api/entities/lobby';
import { type CatalogueGame, type GameSelection, readDecimal } from '@parlor/api/rules';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { countRows, type Paging } from '../../core/database/read-page.ts';
import type { Database, Reader } from '../../core/database/schema.ts';
import { refused } from '../../core/http/errors.ts';
import { readCount } from './counts.ts';
import { type GameRow, type GameView, HOT_TAG, NEW_FOR_MS, toSummary } from './game-view.ts';
import { correctedQuery, type GameQuery, readGameQuery, readKnownWords } from './search/query.ts';
import type { GameTable } from './tables.ts';

/** Length of the hot list. */
const HOT_LIST = 100;

type Games = SelectQueryBuilder<Database, 'game' | 'game_maker', GameRow>;

/** All games on offer, with their maker's name. */
function offeredGames(on: Reader): Games {
  return on
    .selectFrom('game')
    .innerJoin('game_maker', 'game_maker.id', 'game.maker_id')
    .selectAll('game')
    .select('game_maker.name as maker_name')
    .where('game.offered', '=', true);
}

/** A game as the rules of `@parlor/api` take it. */
export const toCatalogueGame = ({
  id: gameId,
  category_id: categoryId,
  maker_id: makerId,
}: Pick<GameRow, 'id' | 'category_id' | 'maker_id'>): CatalogueGame => ({
  gameId,
  categoryId,
  makerId,
});

/** Filters of all lists (the contract's `gameFilters`). */
export interface GameFilter {
  readonly categoryId?: string | undefined;
  readonly makerId?: string | undefined;
  /** Of a promotion; empty lists have no limit. */
  readonly within?: GameSelection | undefined;
  readonly tagId?: string | undefined;
  readonly isNew?: boolean | undefined;
  readonly isHot?: boolean | undefined;
  /** A decimal string: upper limit of the smallest stake. */
  readonly stake?: string | undefined;
  readonly keyword?: string | undefined;
  /** Default: most played first; with a keyword, the best match. */
  readonly sort?: GameSort | undefined;
}

/**
 * Games that match all of a filter.
 *
 * @throws ApiError 422 `amount.invalid` for a stake that is not an amount.
 */
export async function listGames(
  on: Reader,
  view: GameView,
  { page, limit, ...filter }: GameFilter & Paging,
): Promise<List<GameSummary>> {
  const paging = { page, limit };
  if (!filter.keyword) {
    const games = filtered(on, view, filter);
    return listPage(inOrder(games, filter.sort), view, paging, await knownCount(on, filter));
  }
  const query = readGameQuery(filter.keyword);
  if (!query) return { rows: [], total: 0 };
  const found = await searched(on, view, filter, query, paging);
  if (found.total > 0) return found;
  const corrected = await correctedQuery(filter.keyword, () => readKnownWords(on));
  return corrected ? searched(on, view, filter, corrected, paging) : found;
}

/** The best match first, then the most played; or the requested order. */
async function searched(
  on: Reader,
  view: GameView,
  filter: GameFilter,
  query: GameQuery,
  { page, limit }: Paging,
): Promise<List<GameSummary>> {
  const games = filtered(on, view, filter)
    .innerJoin('game_search', 'game_search.game_id', 'game.id')
    .where(query.fits);
  const ranked = filter.sort ? games : games.orderBy(query.rank, 'desc');
  // The ids first: a common letter is in thousands of names, and only one page of games is read.
  const hits = await inOrder(ranked, filter.sort)
    .clearSelect()
    .select((select) => ['game.id', select.fn.countAll<bigint>().over().as('total')])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const total = hits[0]?.total ?? (page > 1 ? await countRows(games) : 0);
  const byId = await gamesById(
    on,
    view,
    hits.map(({ id }) => id),
  );
  return { rows: hits.flatMap(({ id }) => byId.get(id) ?? []), total: Number(total) };
}

function filtered(on: Reader, view: GameView, filter: GameFilter): Games {
  const { categoryId, makerId, within, tagId, isNew, isHot, stake } = filter;
  let games = offeredGames(on);
  if (categoryId !== undefined) games = games.where('game.category_id', '=', categoryId);
  if (makerId !== undefined) games = games.where('game.maker_id', '=', makerId);
  if (within) games = selected(games, within);
  if (tagId !== undefined) games = games.where('game.tags', '@>', sql<string[]>`array[${tagId}]`);
  if (isNew) games = games.where('game.released_at', '>', new Date(view.now - NEW_FOR_MS));
  if (isHot) games = games.where('game.tags', '@>', sql<string[]>`array[${HOT_TAG}]`);
  if (stake !== undefined) {
    const minor = readDecimal(stake, view.exponent);
    if (minor === undefined) throw refused('amount.invalid', { field: 'stake' });
    games = games.where('game.min_stake', '<=', minor);
  }
  return games;
}

function selected(games: Games, { categories, makers, excludedGames }: GameSelection): Games {
  let within = games;
  if (categories.length > 0) within = within.where('game.category_id', 'in', categories);
  if (makers.length > 0) within = within.where('game.maker_id', 'in', makers);
  if (excludedGames.length > 0) within = within.where('game.id', 'not in', excludedGames);
  return within;
}

/** Number of games in a list with a single filter; undefined if it must be counted. */
async function knownCount(
  on: Reader,
  { categoryId, makerId, within, tagId, isNew, isHot, stake }: GameFilter,
): Promise<number | undefined> {
  if (within || isNew || isHot || stake !== undefined) return undefined;
  const given = Object.entries({ category: categoryId, maker: makerId, tag: tagId }).flatMap(
    ([kind, id]) => (id === undefined ? [] : [{ kind: kind as 'category' | 'maker' | 'tag', id }]),
  );
  const [only, another] = given;
  if (another !== undefined) return undefined;
  return only === undefined ? readCount(on, 'all') : readCount(on, only.kind, only.id);
}

/** New games, newest first by default. */
export async function listNewGames(
  on: Reader,
  view: GameView,
  filter: GameFilter & Paging,
): Promise<List<GameSummary>> {
  const sort = filter.sort ?? (filter.keyword ? undefined : 'newest');
  return listGames(on, view, { ...filter, isNew: true, sort });
}

export async function countNewGames(on: Reader, view: GameView): Promise<number> {
  return countRows(filtered(on, view, { isNew: true }));
}

/** The hundred hottest matches; with an explicit order or a query, in that order. */
export async function listHotGames(
  on: Reader,
  view: GameView,
  { page, limit, ...filter }: GameFilter & Paging,
): Promise<List<GameSummary>> {
  if (filter.sort !== undefined || filter.keyword) {
    return listGames(on, view, { ...filter, isHot: true, page, limit });
  }
  const from = (page - 1) * limit;
  const length = Math.max(0, Math.min(limit, HOT_LIST - from));
  const rows = await hottestGames(on, view, length, from, filter);
  const known = await knownCount(on, filter);
  return {
    rows,
    total: Math.min(HOT_LIST, known ?? (await countRows(filtered(on, view, filter)))),
  };
}

/** Adds an order after the existing ones. */
function inOrder(games: Games, sort: GameSort = 'popular'): Games {
  if (sort === 'newest') return games.orderBy('game.released_at', 'desc').orderBy('game.id');
  if (sort === 'name') return games.orderBy(sql`lower(game.name)`).orderBy('game.id');
  return games
    .orderBy('game.recent_plays', 'desc')
    .orderBy('game.listed_popularity', 'desc')
    .orderBy('game.id');
}

async function listPage(
  games: Games,
  view: GameView,
  { page, limit }: Paging,
  total?: number,
): Promise<List<GameSummary>> {
  const rows = await games
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    rows: rows.map((row) => toSummary(row, view)),
    total: total ?? (await countRows(games)),
  };
}

export async function newestGames(
  on: Reader,
  view: GameView,
  limit: number,
): Promise<GameSummary[]> {
  const rows = await offeredGames(on)
    .orderBy('game.released_at', 'desc')
    .orderBy('game.id')
    .limit(limit)
    .execute();
  return rows.map((row) => toSummary(row, view));
}

/**
 * An operator's hot games first, then by the platform's own rounds (ADR 0100). The provider's tag and
 * popularity only order games that were played equally often.
 */
export async function hottestGames(
  on: Reader,
  view: GameView,
  limit: number,
  from = 0,
  filter: GameFilter = {},
): Promise<GameSummary[]> {
  const rows = await filtered(on, view, filter)
    .orderBy('game.hot_rank', 'desc')
    .orderBy('game.recent_plays', 'desc')
    // A literal, not a parameter, so that the index with this order is used.
    .orderBy(sql`${sql.lit(HOT_TAG)} = any (game.tags)`, 'desc')
    .orderBy('game.listed_popularity', 'desc')
    .orderBy('game.id')
    .limit(limit)
    .offset(from)
    .execute();
  return rows.map((row) => toSummary(row, view));
}

/** The games with these ids; those no longer on offer are left out. */
export async function gamesById(
  on: Reader,
  view: GameView,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GameSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await offeredGames(on).where('game.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toSummary(row, view)]));
}

export async function findGame(on: Reader, id: string): Promise<GameRow | undefined> {
  return await offeredGames(on).where('game.id', '=', id).executeTakeFirst();
}

/** A game by its provider's code, whether it is on offer or not. */
export async function findGameByCode(
  on: Reader,
  provider: string,
  gameCode: string,
): Promise<Selectable<GameTable> | undefined> {
  return await on
    .selectFrom('game')
    .selectAll()
    .where('provider', '=', provider)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
}

export async function listCategories(on: Reader): Promise<Category[]> {
  const rows = await on
    .selectFrom('game_category')
    .leftJoin('game_count', (join) =>
      join.onRef('game_count.id', '=', 'game_category.id').on('game_count.kind', '=', 'category'),
    )
    .selectAll('game_category')
    .select('game_count.games')
    .orderBy('game_category.position')
    .execute();
  return rows.map((row) => ({
    categoryId: row.id,
    categoryName: row.name,
    titles: row.titles,
    icon: row.icon,
    gameCount: row.games ?? 0,
  }));
}

/** The navigation tags of a game, in their order. */
export async function listNavigationTags(on: Reader): Promise<NavigationTag[]> {
  const rows = await on
    .selectFrom('game_navigation_tag')
    .innerJoin('game_count', 'game_count.id', 'game_navigation_tag.id')
    .selectAll('game_navigation_tag')
    .select('game_count.games')
    .where('game_count.kind', '=', 'tag')
    .orderBy('game_navigation_tag.position')
    .execute();
  return rows.map((row) => ({
    tagId: row.id,
    tagName: row.name,
    titles: row.titles,
    gameCount: row.games,
  }));
}

export async function listMakers(on: Reader, artUrl: (path: string) => string): Promise<Maker[]> {
  const rows = await on
    .selectFrom('game_maker')
    .innerJoin('game_count', 'game_count.id', 'game_maker.id')
    .selectAll('game_maker')
    .select('game_count.games')
    .where('game_count.kind', '=', 'maker')
    .orderBy('games', 'desc')
    .orderBy('game_maker.id')
    .execute();
  return rows.map((row) => ({
    makerId: row.id,
    makerName: row.name,
    logo: artUrl(row.logo),
    gameCount: row.games,
  }));
}

/** Makers with games in a category. */
export async function listMakersOfCategory(
  on: Reader,
  categoryId: string,
  artUrl: (path: string) => string,
): Promise<Maker[]> {
  return await listMakersWithin(
    on,
    { categories: [categoryId], makers: [], excludedGames: [] },
    artUrl,
  );
}

/**
 * Makers with games in a part of the catalogue, the largest there first; `gameCount` counts only
 * those games.
 */
export async function listMakersWithin(
  on: Reader,
  within: GameSelection,
  artUrl: (path: string) => string,
): Promise<Maker[]> {
  const rows = await selected(offeredGames(on), within)
    .clearSelect()
    .select((select) => [
      'game_maker.id',
      'game_maker.name',
      'game_maker.logo',
      select.fn.countAll<bigint>().as('games'),
    ])
    .groupBy('game_maker.id')
    .orderBy('games', 'desc')
    .orderBy('game_maker.id')
    .execute();
  return rows.map((row) => ({
    makerId: row.id,
    makerName: row.name,
    logo: artUrl(row.logo),
    gameCount: Number(row.games),
  }));
}
