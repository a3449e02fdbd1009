import type { Locale } from '@parlor/api/entities';
import type { FastifyInstance } from 'fastify';
import { cardsModule } from './cards/module.ts';
import { contentModule } from './content/module.ts';
import type { Core } from './core.ts';
import { keepCatalogue } from './games/keep.ts';
import { gamesModule } from './games/module.ts';
import { prepareDemoOperator } from './operator/accounts.ts';
import { buildOperatorServer } from './operator/server.ts';
import { paymentsModule } from './payments/module.ts';
import type { PlatformOptions } from './platform.ts';
import { playModule } from './play/module.ts';
import { recentGameIds } from './play/sessions.ts';
import { playersModule } from './players/module.ts';
import { createSessions } from './sessions/sessions.ts';
import { siteModule } from './site/module.ts';
import { seed } from './site/seed.ts';
import { readSite } from './site/store.ts';
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
  let siteLocale: Locale = 'en_US';
  return {
    modules: [
      siteModule,
      playersModule,
      cardsModule,
      contentModule,
      gamesModule({ recentGames: (playerId, limit) => recentGameIds(db, playerId, limit) }),
      walletModule,
      paymentsModule,
      withdrawalsModule,
      playModule,
    ],
    sessions: createSessions(db, clock, config),
    siteLocale: () => siteLocale,
    operator: buildOperatorServer(core),
    async prepare() {
      await seed(core);
      const { websiteDefaultLanguage } = await readSite(db);
      if (websiteDefaultLanguage !== '') siteLocale = websiteDefaultLanguage;
      if (config.mode === 'demo') await prepareDemoOperator(core);
      await keepCatalogue(core);
    },
  };
}
