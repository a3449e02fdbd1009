import type { Locale } from '@parlor/api/constants';
import type { List } from '@parlor/api/entities/common';
import type { Category, GameDetail, GameSummary, Maker } from '@parlor/api/entities/game';
import { toDecimal } from '@parlor/api/rules';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { inLanguage } from '../content/store.ts';
import type { Database, Reader } from '../database/schema.ts';
import type { GameTable } from './tables.ts';

const NEW_FOR_MS = 45 * 86_400_000;
const HOT_TAG = 'hot';

type GameRow = Selectable<GameTable> & { maker_name: string };
type Games = SelectQueryBuilder<Database, 'game' | 'game_maker', GameRow>;

/** What a tile's picture, words and badge depend on besides the game. */
export interface GameView {
  readonly locale: Locale;
  readonly now: number;
  readonly exponent: number;
  readonly artUrl: (path: string) => string;
}

/** All games on offer, with their maker's name. */
export function offeredGames(on: Reader): Games {
  return on
    .selectFrom('game')
    .innerJoin('game_maker', 'game_maker.id', 'game.maker_id')
    .selectAll('game')
    .select('game_maker.name as maker_name')
    .where('game.offered', '=', true);
}

export interface GameFilter {
  readonly categoryId?: string | undefined;
  readonly makerId?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** Games by category and maker, most played first. */
export async function listGames(
  on: Reader,
  view: GameView,
  { categoryId, makerId, page, limit }: GameFilter,
): Promise<List<GameSummary>> {
  let games = offeredGames(on);
  if (categoryId !== undefined) games = games.where('game.category_id', '=', categoryId);
  if (makerId !== undefined) games = games.where('game.maker_id', '=', makerId);
  const { total } = await games
    .clearSelect()
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await games
    .orderBy('game.popularity', 'desc')
    .orderBy('game.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: rows.map((row) => summaryOf(row, view)), total: Number(total) };
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
  return rows.map((row) => summaryOf(row, view));
}

/** Games that carry the tag "hot", most played first; all the others fill up after them. */
export async function hottestGames(
  on: Reader,
  view: GameView,
  limit: number,
): Promise<GameSummary[]> {
  const rows = await offeredGames(on)
    .orderBy(sql`${HOT_TAG} = any(game.tags)`, 'desc')
    .orderBy('game.popularity', 'desc')
    .orderBy('game.id')
    .limit(limit)
    .execute();
  return rows.map((row) => summaryOf(row, view));
}

/** The games with these ids, in this order; those that are no longer on offer are left out. */
export async function gamesInOrder(
  on: Reader,
  view: GameView,
  ids: readonly string[],
): Promise<GameSummary[]> {
  if (ids.length === 0) return [];
  const rows = await offeredGames(on).where('game.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [summaryOf(row, view)] : [];
  });
}

export async function findGame(on: Reader, id: string): Promise<GameRow | undefined> {
  return await offeredGames(on).where('game.id', '=', id).executeTakeFirst();
}

export async function listCategories(on: Reader): Promise<Category[]> {
  const rows = await on
    .selectFrom('game_category')
    .leftJoin('game', (join) =>
      join.onRef('game.category_id', '=', 'game_category.id').on('game.offered', '=', true),
    )
    .selectAll('game_category')
    .select((select) => select.fn.count<bigint>('game.id').as('games'))
    .groupBy('game_category.id')
    .orderBy('game_category.position')
    .execute();
  return rows.map((row) => ({
    categoryId: row.id,
    categoryName: row.name,
    titles: row.titles,
    icon: row.icon,
    gameCount: Number(row.games),
  }));
}

export async function listMakers(on: Reader, artUrl: (path: string) => string): Promise<Maker[]> {
  const rows = await on
    .selectFrom('game_maker')
    .innerJoin('game', 'game.maker_id', 'game_maker.id')
    .selectAll('game_maker')
    .select((select) => select.fn.count<bigint>('game.id').as('games'))
    .where('game.offered', '=', true)
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

export function summaryOf(row: GameRow, view: GameView): GameSummary {
  const title = inLanguage(row.titles, view.locale);
  return {
    gameId: row.id,
    gameName: title ?? row.name,
    makerId: row.maker_id,
    makerName: row.maker_name,
    categoryId: row.category_id,
    cover: view.artUrl(row.cover),
    coverColor: row.cover_color,
    badge: badgeOf(row, view.now),
    playCount: row.popularity,
    status: inMaintenance(row, view.now) ? 'maintenance' : 'open',
  };
}

export function detailOf(row: GameRow, view: GameView): GameDetail {
  const money = (minor: bigint) => toDecimal(minor, view.exponent);
  return {
    ...summaryOf(row, view),
    description: inLanguage(row.description, view.locale) ?? '',
    rtp: row.rtp,
    volatility: row.volatility,
    minStake: money(row.min_stake),
    maxStake: money(row.max_stake),
    maintenanceEndsAt: inMaintenance(row, view.now)
      ? (row.maintenance_ends_at?.toISOString() ?? null)
      : null,
  };
}

export function inMaintenance(row: Pick<GameRow, 'maintenance_ends_at'>, now: number): boolean {
  return row.maintenance_ends_at !== null && row.maintenance_ends_at.getTime() > now;
}

function badgeOf(row: GameRow, now: number): GameSummary['badge'] {
  if (row.category_id === 'live') return 'live';
  if (now - row.released_at.getTime() < NEW_FOR_MS) return 'new';
  return row.tags.includes(HOT_TAG) ? 'hot' : null;
}
