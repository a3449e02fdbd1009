import { games } from '@parlor/api/calls';
import type { Locale } from '@parlor/api/entities';
import { listBanners } from '../content/store.ts';
import type { Core } from '../core.ts';
import { notFound } from '../http/errors.ts';
import type { Module } from '../platform.ts';
import { readSite } from '../site/store.ts';
import {
  detailOf,
  findGame,
  type GameView,
  gamesInOrder,
  hottestGames,
  listCategories,
  listGames,
  listMakers,
  newestGames,
} from './store.ts';

const RAIL_LENGTH = 12;
const FIRST_PAGE = { page: 1, limit: 24 };

export interface GamesParts {
  /** Ids of the games that a player opened last, the latest first. */
  readonly recentGames: (playerId: string, limit: number) => Promise<readonly string[]>;
}

/** Address of a picture of the catalogue, by its path below the art's address. */
export function artUrlOf(core: Pick<Core, 'config'>): (path: string) => string {
  return (path) => `${core.config.http.sandboxOrigin}/art/${path}`;
}

/** The catalogue as players see it. */
export function gamesModule({ recentGames }: GamesParts): Module {
  return ({ core, calls }) => {
    const { db, clock } = core;
    const artUrl = artUrlOf(core);
    const viewIn = async (locale: Locale): Promise<GameView> => ({
      locale,
      now: clock.now(),
      exponent: (await readSite(db)).currencyExponent,
      artUrl,
    });

    calls.public(games.home, async ({ locale, principal }) => {
      const view = await viewIn(locale);
      const recent = principal ? await recentGames(principal.playerId, RAIL_LENGTH) : [];
      return {
        banners: await listBanners(db, locale, artUrl),
        categories: await listCategories(db),
        makers: await listMakers(db, artUrl),
        recentGames: await gamesInOrder(db, view, recent),
        newGames: await newestGames(db, view, RAIL_LENGTH),
        hotGames: await hottestGames(db, view, RAIL_LENGTH),
        games: await listGames(db, view, FIRST_PAGE),
      };
    });

    calls.public(games.categoryGames, async ({ args, locale }) =>
      listGames(db, await viewIn(locale), args),
    );

    calls.public(games.categoryMakerGames, async ({ args, locale }) =>
      listGames(db, await viewIn(locale), args),
    );

    calls.public(games.gameInfo, async ({ args, locale }) => {
      const game = await findGame(db, args.id);
      if (!game) throw notFound();
      return detailOf(game, await viewIn(locale));
    });
  };
}
