import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBooks } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { type Clock, createAlarm } from '../../clock.ts';
import { requireSignature } from '../../http/signed-scope.ts';
import type { SandboxSettings } from '../../settings.ts';
import { LOTUS_MIGRATIONS } from './books.ts';
import { clientRoutes } from './client-routes.ts';
import { connectPlatform } from './platform.ts';
import { providerRoutes } from './provider-routes.ts';
import { createRounds } from './rounds.ts';
import { createSeeds } from './seeds.ts';
import { createSessions } from './sessions.ts';
import { createSharedRounds } from './shared-rounds.ts';
import { createWallets } from './wallets.ts';

export interface Lotus {
  /** Adds `/lotus/v1/*` (signed) and `/lotus/client/*` (the game pages'). */
  routes(app: FastifyInstance): void;
  /** Reports that the platform has not acknowledged. */
  undelivered(): number;
  stop(): Promise<void>;
}

export interface LotusOptions {
  readonly folder: string;
  readonly settings: SandboxSettings;
  readonly games: readonly CatalogueGame[];
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** The origin of the game pages. */
  readonly origin: () => string;
}

/** How often open rounds are checked while none is known; they wait for hours. */
const EXPIRY_CHECK_MS = 60_000;

/** Opens the maker Lotus (transfer wallet) on its books, and resumes its reports. */
export function openLotus(options: LotusOptions): Lotus {
  const { folder, settings, clock, log, origin } = options;
  const books = openBooks(join(folder, 'lotus.sqlite'), LOTUS_MIGRATIONS);
  const platform = connectPlatform({
    books,
    platformUrl: settings.platformUrl,
    credentials: settings.lotus,
    clock,
    retrySeconds: settings.delivery.retrySeconds,
    log,
  });
  const wallets = createWallets(books, clock);
  const seeds = createSeeds(books, clock);
  const sessions = createSessions(books, wallets, platform, clock);
  const games = new Map(options.games.map((game) => [game.slug, game]));
  const sharedRounds = createSharedRounds(books, clock);
  const rounds = createRounds(books, wallets, seeds, platform, games, sharedRounds, clock, () =>
    expiry.poke(),
  );
  const expiry = createAlarm(
    clock,
    async () => rounds.expire() ?? clock() + EXPIRY_CHECK_MS,
    (error) => log.error({ err: error }, 'open rounds could not be ended'),
  );
  const parts = { games, wallets, sessions, rounds, seeds, sharedRounds, clock };

  return {
    routes(app) {
      app.register(
        async (signed) => {
          requireSignature(signed, 'SMP', settings.lotus, clock);
          const { publicOrigin } = settings;
          providerRoutes(signed, {
            ...parts,
            currency: settings.lotus.currency,
            origin,
            publicOrigin,
          });
        },
        { prefix: '/lotus' },
      );
      // Waiting pages are answered before the server waits for its connections.
      app.addHook('preClose', async () => sharedRounds.stop());
      app.register(async (pages) => clientRoutes(pages, parts), { prefix: '/lotus/client' });
    },
    undelivered: platform.undelivered,
    async stop() {
      await expiry.stop();
      await platform.stop();
      books.close();
    },
  };
}
