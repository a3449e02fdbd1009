import type { FastifyInstance } from 'fastify';
import { cardsModule } from './cards/module.ts';
import { contentModule } from './content/module.ts';
import type { Core } from './core.ts';
import { feedbackModule } from './feedback/module.ts';
import { keepCatalogue } from './games/keep.ts';
import { gamesModule } from './games/module.ts';
import { identityModule } from './identity/module.ts';
import { messagesModule } from './messages/module.ts';
import { prepareDemoOperator } from './operator/accounts.ts';
import { buildOperatorServer } from './operator/server.ts';
import { listMarked } from './opinions/marks.ts';
import { opinionsModule } from './opinions/module.ts';
import { opinionsOf } from './opinions/of-game.ts';
import { filesInFolder } from './outside/files.ts';
import { paymentsModule } from './payments/module.ts';
import type { PlatformOptions } from './platform.ts';
import { playModule } from './play/module.ts';
import { playedGames } from './play/sessions.ts';
import { latestWins } from './play/wins.ts';
import { playersModule } from './players/module.ts';
import { sessionsModule } from './sessions/module.ts';
import { createSessions } from './sessions/sessions.ts';
import { siteLocaleOf } from './site/default-locale.ts';
import { siteModule } from './site/module.ts';
import { seed } from './site/seed.ts';
import { uploadsModule } from './uploads/module.ts';
import { walletModule } from './wallet/module.ts';
import { withdrawalsModule } from './withdrawals/module.ts';

/** Everything that the platform is made of, beside its core. */
export interface Domains extends PlatformOptions {
  /** What must be in the database before anybody is answered: the site of an empty database. */
  prepare(): Promise<void>;
  /** The operator's own server, never on the players' origin (S31). */
  readonly operator: FastifyInstance;
}

/** Puts the domains together. Each stands in its own folder and is named here once. */
export async function createDomains(core: Core): Promise<Domains> {
  const { config, db, clock } = core;
  const siteLocale = siteLocaleOf(core);
  return {
    modules: [
      siteModule,
      playersModule,
      identityModule,
      sessionsModule,
      cardsModule,
      contentModule,
      gamesModule({
        playedGames: (playerId, paging) => playedGames(db, playerId, paging),
        latestWins: (limit) => latestWins(db, limit),
        opinionsOf: (gameId, playerId) => opinionsOf(db, gameId, playerId),
        markedGames: (mark, playerId, paging) => listMarked(db, mark, playerId, paging),
      }),
      opinionsModule,
      messagesModule,
      feedbackModule,
      uploadsModule(filesInFolder(config.filesDir)),
      walletModule,
      paymentsModule,
      withdrawalsModule,
      playModule,
    ],
    sessions: createSessions(db, clock, config),
    siteLocale: siteLocale.current,
    operator: buildOperatorServer(core),
    async prepare() {
      await seed(core);
      await siteLocale.refresh();
      if (config.mode === 'demo') await prepareDemoOperator(core);
      await keepCatalogue(core);
    },
  };
}
