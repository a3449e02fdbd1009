import { gamePage, games, lobby } from '@parlor/api/calls';
import type { Locale, PlayedGame } from '@parlor/api/entities';
import { toDecimal } from '@parlor/api/rules';
import type { Paging } from '../../core/database/read-page.ts';
import type { Principal } from '../../core/http/authentication.ts';
import { notFound } from '../../core/http/errors.ts';
import { Prepared } from '../../core/http/prepared.ts';
import type { Core } from '../../platform/core.ts';
import type { Module } from '../../platform/platform.ts';
import { listBanners } from '../content/index.ts';
import { readSite } from '../site/index.ts';
import { cacheFor } from './cache-for.ts';
import { type CachedCatalogue, createCatalogueCache } from './catalogue-cache.ts';
import { type GameView, getDetail, type ReviewSummary } from './game-view.ts';
import {
  countNewGames,
  findGame,
  gamesById,
  hottestGames,
  listCategories,
  listGames,
  listHotGames,
  listMakers,
  listMakersOfCategory,
  listNavigationTags,
  listNewGames,
  newestGames,
} from './store.ts';

const RAIL_LENGTH = 12;
const FIRST_PAGE = { page: 1, limit: 24 };
const FIRST_RAIL = { page: 1, limit: RAIL_LENGTH };
const WINS_SHOWN = 12;
const WINS_KEPT_MS = 5_000;
/** In characters: the queries with the most matches, and the fewest different ones. */
const LONGEST_CACHED_QUERY = 2;

export interface Played {
  readonly gameId: string;
  readonly lastPlayedAt: Date;
  /** Minor units in the game; null if it is not open. */
  readonly inGame: bigint | null;
  /** A round that waits for the player; its stake in minor units. */
  readonly openRound: { readonly staked: bigint; readonly expiresAt: Date | null } | null;
}
const nothingPlayed = { rows: [] };

export interface Win {
  readonly winId: string;
  readonly gameId: string;
  /** The winner, masked for the public. */
  readonly player: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly wonAt: string;
}

/** A game that a player marked. */
export interface Marked {
  readonly gameId: string;
  readonly markedAt: Date;
}

export interface GamesParts {
  /** Reviews of a game, and those of the caller; null for a visitor. */
  readonly getReviewSummary: (gameId: string, playerId: string | null) => Promise<ReviewSummary>;
  /** The games that a player marked, the latest first. */
  readonly markedGames: (
    mark: 'favorite' | 'like',
    playerId: string,
    paging: Paging,
  ) => Promise<{ readonly rows: readonly Marked[]; readonly total: number }>;
  /** The games that a player opened, the latest first. */
  readonly playedGames: (
    playerId: string,
    paging: Paging,
  ) => Promise<{ readonly rows: readonly Played[]; readonly total: number }>;
  /** The latest won rounds. */
  readonly latestWins: (limit: number) => Promise<readonly Win[]>;
}

/** Address of a picture, by its path below the art's address. */
export function getArtUrl(core: Pick<Core, 'config'>): (path: string) => string {
  return (path) => `${core.config.http.sandboxOrigin}/art/${path}`;
}

/** For a list of games in a locale. */
export async function createGameView(core: Core, locale: Locale): Promise<GameView> {
  const { currencyExponent: exponent } = await readSite(core.db);
  return { locale, now: core.clock.now(), exponent, artUrl: getArtUrl(core) };
}

/** The catalogue as players see it. */
export function gamesModule(parts: GamesParts): Module {
  const { playedGames, latestWins, getReviewSummary, markedGames } = parts;
  return ({ core, calls }) => {
    const { db, clock, limits } = core;
    const artUrl = getArtUrl(core);
    const openCatalogue = createCatalogueCache(core);
    const viewIn = async (locale: Locale, catalogue?: CachedCatalogue): Promise<GameView> => ({
      locale,
      now: clock.now(),
      exponent: await (catalogue ?? (await openCatalogue())).get(
        'exponent',
        async () => (await readSite(db)).currencyExponent,
      ),
      artUrl,
    });

    /** Games with the time of the last visit; those no longer on offer are left out. */
    async function withGames(view: GameView, played: readonly Played[]): Promise<PlayedGame[]> {
      const byId = await gamesById(
        db,
        view,
        played.map(({ gameId }) => gameId),
      );
      return played.flatMap(({ gameId, lastPlayedAt, inGame, openRound }) => {
        const game = byId.get(gameId);
        if (!game) return [];
        return [
          {
            ...game,
            lastPlayedAt: lastPlayedAt.toISOString(),
            inGame: inGame === null ? null : toDecimal(inGame, view.exponent),
            openRound: openRound && {
              staked: toDecimal(openRound.staked, view.exponent),
              expiresAt: openRound.expiresAt?.toISOString() ?? null,
            },
          },
        ];
      });
    }

    // Requested by every visitor's home; a few seconds of cache are acceptable.
    const recentWins = cacheFor(WINS_KEPT_MS, clock, () => latestWins(WINS_SHOWN));

    calls.public(games.home, async ({ locale, principal }) => {
      const catalogue = await openCatalogue();
      const view = await viewIn(locale, catalogue);
      const forVisitors = await catalogue.get(
        `home ${locale}`,
        async () =>
          new Prepared({
            banners: await listBanners(db, locale, artUrl),
            categories: await listCategories(db),
            makers: await listMakers(db, artUrl),
            newGames: await newestGames(db, view, RAIL_LENGTH),
            newGameCount: await countNewGames(db, view),
            hotGames: await hottestGames(db, view, RAIL_LENGTH),
            games: await listGames(db, view, FIRST_PAGE),
            recentGames: [],
          }),
      );
      const played = principal ? await playedGames(principal.playerId, FIRST_RAIL) : nothingPlayed;
      if (played.rows.length === 0) return forVisitors;
      return { ...forVisitors.data, recentGames: await withGames(view, played.rows) };
    });

    /**
     * A text filter costs more than any other, in every list. The limit counts a player's searches
     * by player: thousands share a carrier's address (docs/decisions/0033).
     */
    const admitSearch = async (
      { keyword }: { readonly keyword?: string | undefined },
      { principal, address }: { readonly principal: Principal | null; readonly address: string },
    ) => {
      if (!keyword) return;
      if (principal) await limits.demand('search', principal.playerId);
      else await limits.demand('searchAddress', address);
    };
    for (const [call, list] of [
      [lobby.categoryGames, listGames],
      [lobby.categoryMakerGames, listGames],
      [lobby.makerGames, listGames],
      [lobby.tagGames, listGames],
      [lobby.searchGames, listGames],
      [lobby.newGames, listNewGames],
      [lobby.hotGames, listHotGames],
    ] as const) {
      calls.public(call, async ({ args, locale, ...asker }) => {
        await admitSearch(args, asker);
        const catalogue = await openCatalogue();
        const view = await viewIn(locale, catalogue);
        const read = () => list(db, view, args);
        // Long queries are too many to be asked again.
        if ((args.keyword?.length ?? 0) > LONGEST_CACHED_QUERY) return read();
        return catalogue.get(`${call.id} ${locale} ${JSON.stringify(args)}`, read);
      });
    }

    calls.public(lobby.makerList, async () => {
      const catalogue = await openCatalogue();
      return { rows: await catalogue.get('makers', () => listMakers(db, artUrl)) };
    });

    calls.public(lobby.makersOfCategory, async ({ args: { categoryId } }) => {
      const catalogue = await openCatalogue();
      const read = () => listMakersOfCategory(db, categoryId, artUrl);
      return { rows: await catalogue.get(`makers of ${categoryId}`, read) };
    });

    calls.public(lobby.navigationTags, async () => {
      const catalogue = await openCatalogue();
      return { rows: await catalogue.get('tags', () => listNavigationTags(db)) };
    });

    calls.player(lobby.playHistory, async ({ args, locale, principal }) => {
      const { rows, total } = await playedGames(principal.playerId, args);
      return { rows: await withGames(await viewIn(locale), rows), total };
    });

    calls.public(lobby.latestWins, async ({ locale }) => {
      const view = await viewIn(locale);
      const wins = await recentWins();
      const byId = await gamesById(db, view, [...new Set(wins.map(({ gameId }) => gameId))]);
      return {
        rows: wins.flatMap(({ gameId, winId, player, amount, wonAt }) => {
          const game = byId.get(gameId);
          if (!game) return [];
          const { gameName, cover, coverColor } = game;
          const paid = toDecimal(amount, view.exponent);
          return [{ winId, gameId, gameName, cover, coverColor, player, amount: paid, wonAt }];
        }),
      };
    });

    for (const [call, mark] of [
      [gamePage.favoriteList, 'favorite'],
      [gamePage.likeList, 'like'],
    ] as const) {
      calls.player(call, async ({ args, locale, principal }) => {
        const marked = await markedGames(mark, principal.playerId, args);
        const byId = await gamesById(
          db,
          await viewIn(locale),
          marked.rows.map(({ gameId }) => gameId),
        );
        const rows = marked.rows.flatMap(({ gameId, markedAt }) => {
          const game = byId.get(gameId);
          return game ? [{ ...game, markedAt: markedAt.toISOString() }] : [];
        });
        return { rows, total: marked.total };
      });
    }

    calls.public(gamePage.gameInfo, async ({ args, locale, principal }) => {
      const game = await findGame(db, args.id);
      if (!game) throw notFound();
      const reviews = await getReviewSummary(game.id, principal?.playerId ?? null);
      return getDetail(game, await viewIn(locale), reviews);
    });
  };
}
