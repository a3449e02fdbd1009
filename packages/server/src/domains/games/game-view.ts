import type { Locale } from '@parlor/api/constants';
import { DAY_MS } from '@parlor/api/constants';
import type { GameSummary } from '@parlor/api/entities/game';
import type { GameDetail } from '@parlor/api/entities/game-page';
import { toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import { inLanguage } from '../content/index.ts';
import { describeGame } from './description.ts';
import type { GameTable } from './tables.ts';

/** How long a game counts as new. */
export const NEW_FOR_MS = 45 * DAY_MS;
/** The tag of the hot list. */
export const HOT_TAG = 'hot';

export type GameRow = Selectable<GameTable> & { maker_name: string };

/** Reviews of a game, and those of the caller: provided by the domain `reviews`. */
export type ReviewSummary = Pick<
  GameDetail,
  'rating' | 'likeCount' | 'favoriteCount' | 'commentCount' | 'favorite' | 'liked' | 'myRating'
>;

/** Context for a tile's picture, text and badge, besides the game. */
export interface GameView {
  readonly locale: Locale;
  readonly now: number;
  readonly exponent: number;
  readonly artUrl: (path: string) => string;
}

/** A game as a tile. */
export function toSummary(row: GameRow, view: GameView): GameSummary {
  const title = inLanguage(row.titles, view.locale);
  return {
    gameId: row.id,
    gameName: title ?? row.name,
    makerId: row.maker_id,
    makerName: row.maker_name,
    categoryId: row.category_id,
    cover: view.artUrl(row.cover),
    coverColor: row.cover_color,
    badge: getBadge(row, view.now),
    playCount: row.plays_today,
    status: inMaintenance(row, view.now) ? 'maintenance' : 'open',
  };
}

export function getDetail(row: GameRow, view: GameView, reviews: ReviewSummary): GameDetail {
  const money = (minor: bigint) => toDecimal(minor, view.exponent);
  return {
    ...toSummary(row, view),
    description:
      inLanguage(row.description, view.locale) ||
      describeGame(
        { categoryId: row.category_id, makerName: row.maker_name, volatility: row.volatility },
        view.locale,
      ),
    rtp: row.rtp,
    volatility: row.volatility,
    minStake: money(row.min_stake),
    maxStake: money(row.max_stake),
    maintenanceEndsAt: inMaintenance(row, view.now)
      ? (row.maintenance_ends_at?.toISOString() ?? null)
      : null,
    ...reviews,
  };
}

export function inMaintenance(row: Pick<GameRow, 'maintenance_ends_at'>, now: number): boolean {
  return row.maintenance_ends_at !== null && row.maintenance_ends_at.getTime() > now;
}

function getBadge(row: GameRow, now: number): GameSummary['badge'] {
  if (row.category_id === 'live') return 'live';
  if (now - row.released_at.getTime() < NEW_FOR_MS) return 'new';
  return row.tags.includes(HOT_TAG) ? 'hot' : null;
}

/**
 * When a game is next shown differently although nothing was changed: the end of a maintenance, or of
 * "new". In milliseconds since 1970; infinite if no such time is known.
 */
export async function nextChangeByTime(on: Reader, now: number): Promise<number> {
  const { end, release } = await on
    .selectFrom('game')
    .select(({ fn }) => [
      fn
        .min('maintenance_ends_at')
        .filterWhere('maintenance_ends_at', '>', new Date(now))
        .as('end'),
      fn
        .min('released_at')
        .filterWhere('released_at', '>', new Date(now - NEW_FOR_MS))
        .as('release'),
    ])
    .executeTakeFirstOrThrow();
  return Math.min(
    end?.getTime() ?? Number.POSITIVE_INFINITY,
    release ? release.getTime() + NEW_FOR_MS : Number.POSITIVE_INFINITY,
  );
}
