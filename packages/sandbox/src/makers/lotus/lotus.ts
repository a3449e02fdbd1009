import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBooks } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { type Clock, createAlarm } from '../../clock.ts';
import type { ReportFaults } from '../../faults/faults.ts';
import { requireSignature } from '../../http/signed-scope.ts';
import type { SandboxSettings } from '../../settings.ts';
import { createSeamlessPlay } from '../orbit/play.ts';
import { LOTUS_MIGRATIONS, type Press, type Session } from './books.ts';
import { createHashChains } from './chains.ts';
import { clientRoutes } from './client-routes.ts';
import type { MakerKind } from './maker-kind.ts';
import { connectPlatform } from './platform.ts';
import { providerRoutes } from './provider-routes.ts';
import { createRecords } from './records.ts';
import { createReplayPasses } from './replay.ts';
import { createRounds } from './rounds.ts';
import { createSeeds } from './seeds.ts';
import { createSessions } from './sessions.ts';
import { createSharedRounds } from './shared-rounds.ts';
import { testRoutes } from './test-routes.ts';
import { createWallets } from './wallets.ts';

export interface Maker {
  /** Adds `/<name>/v1/*` (signed) and `/<name>/client/*` (the game pages'). */
  routes(app: FastifyInstance): void;
  /** Reports that the platform has not acknowledged. */
  undelivered(): number;
  stop(): Promise<void>;
}

export interface MakerOptions {
  readonly folder: string;
  readonly settings: SandboxSettings;
  readonly games: readonly CatalogueGame[];
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly faults: ReportFaults;
  /** The origin of the game pages. */
  readonly origin: () => string;
}

/** How often open rounds are checked while none is known; they wait for hours. */
const EXPIRY_CHECK_MS = 60_000;

/** Opens the maker Lotus (transfer wallet) on its books, and resumes its reports. */
export function openLotus(options: MakerOptions): Maker {
  return openMaker(options, { name: 'lotus', walletKind: 'transfer' });
}

/** Opens a maker on its own books, and resumes its reports. */
export function openMaker(options: MakerOptions, { name, walletKind }: MakerKind): Maker {
  const { folder, settings, clock, log, origin } = options;
  const credentials = settings[name];
  const books = openBooks(join(folder, `${name}.sqlite`), LOTUS_MIGRATIONS);
  const platform = connectPlatform({
    books,
    platformUrl: settings.platformUrl,
    credentials,
    clock,
    retrySeconds: settings.delivery.retrySeconds,
    faults: options.faults,
    log,
  });
  const wallets = createWallets(books, clock);
  const seeds = createSeeds(books, clock);
  const sessions = createSessions(books, wallets, platform, clock);
  const games = new Map(options.games.map((game) => [game.slug, game]));
  const chains = createHashChains(books, clock);
  const sharedRounds = createSharedRounds(books, chains, clock);
  const rounds = createRounds(books, wallets, seeds, platform, games, sharedRounds, clock, () =>
    expiry.poke(),
  );
  const expiry = createAlarm(
    clock,
    async () => rounds.expire() ?? clock() + EXPIRY_CHECK_MS,
    (error) => log.error({ err: error }, 'open rounds could not be ended'),
  );
  const records = createRecords({ games, seeds, chains, sharedRounds, clock });
  const replayPasses = createReplayPasses(credentials.secret, clock);
  const seamless =
    walletKind === 'seamless'
      ? createSeamlessPlay(books, wallets, platform, rounds, clock)
      : undefined;
  seamless?.recover();
  const parts = {
    name,
    walletKind,
    play: async (session: Session, game: CatalogueGame, press: Press) =>
      seamless ? await seamless.play(session, game, press) : rounds.play(session, game, press),
    refreshBalance: async (session: Session) => seamless?.refreshBalance(session),
    games,
    wallets,
    sessions,
    rounds,
    seeds,
    chains,
    records,
    replayPasses,
    sharedRounds,
    clock,
  };

  return {
    routes(app) {
      app.register(
        async (signed) => {
          requireSignature(signed, 'SMP', credentials, clock);
          const { publicOrigin } = settings;
          providerRoutes(signed, {
            ...parts,
            currency: settings.lotus.currency,
            origin,
            publicOrigin,
          });
          testRoutes(signed, parts);
        },
        { prefix: `/${name}` },
      );
      // Waiting pages are answered before the server waits for its connections.
      app.addHook('preClose', async () => sharedRounds.stop());
      app.register(async (pages) => clientRoutes(pages, parts), { prefix: `/${name}/client` });
    },
    undelivered: platform.undelivered,
    async stop() {
      await expiry.stop();
      await platform.stop();
      books.close();
    },
  };
}
