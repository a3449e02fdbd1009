import type { FastifyInstance } from 'fastify';
import { filesInFolder } from './core/integrations/files.ts';
import { type ActivityTables, activitiesModule } from './domains/activities/index.ts';
import { authenticationModule } from './domains/authentication/index.ts';
import { bonusesModule, issueUpgradeBonus } from './domains/bonuses/index.ts';
import type { CaptchaTables } from './domains/captcha/index.ts';
import { type CardTables, cardsModule } from './domains/cards/index.ts';
import type { CodeTables } from './domains/codes/index.ts';
import { contentModule } from './domains/content/index.ts';
import { type CorrectionTables, correctionsModule } from './domains/corrections/index.ts';
import type { DeadLetterTables } from './domains/dead-letters/index.ts';
import { type FeedbackTables, feedbackModule } from './domains/feedback/index.ts';
import { type GameTables, gamesModule, scheduleCatalogueSync } from './domains/games/index.ts';
import { levelsModule } from './domains/levels/index.ts';
import { type ManualDepositTables, manualDepositsModule } from './domains/manual-deposits/index.ts';
import { type MessageTables, messagesModule } from './domains/messages/index.ts';
import { type PaymentTables, paymentsModule } from './domains/payments/index.ts';
import {
  collectFund,
  fairnessModule,
  latestWins,
  type PlayTables,
  playedGames,
  playModule,
} from './domains/play/index.ts';
import type { PlayerTables } from './domains/players/index.ts';
import { type ProfileTables, profileModule } from './domains/profile/index.ts';
import { type PromotionTables, promotionsModule } from './domains/promotions/index.ts';
import { type RebateTables, rebateModule } from './domains/rebate/index.ts';
import { type ReconciliationTables, reconciliationModule } from './domains/reconciliation/index.ts';
import { referralModule } from './domains/referral/index.ts';
import {
  getReviewSummary,
  listMarked,
  type ReviewTables,
  reviewsModule,
} from './domains/reviews/index.ts';
import { type RewardTables, rewardsModule } from './domains/rewards/index.ts';
import { createSessions, type SessionTables, sessionsModule } from './domains/sessions/index.ts';
import { getSiteLocale, type SiteTables, siteModule } from './domains/site/index.ts';
import { socialLoginModule } from './domains/social-login/index.ts';
import { transactionsModule } from './domains/transactions/index.ts';
import { type UploadTables, uploadsModule } from './domains/uploads/index.ts';
import { walletModule } from './domains/wallet/index.ts';
import { type WithdrawalTables, withdrawalsModule } from './domains/withdrawals/index.ts';
import type { LedgerTables } from './ledger/index.ts';
import { prepareDemoOperator } from './operator/accounts.ts';
import { buildOperatorServer } from './operator/server.ts';
import type { OperatorTables } from './operator/tables.ts';
import type { Core } from './platform/core.ts';
import type { PlatformOptions } from './platform/platform.ts';
import { seed } from './seed.ts';

/** The tables of every layer above `core`, added to `core`'s schema type. */
declare module './core/database/schema.ts' {
  interface Database
    extends ActivityTables,
      CaptchaTables,
      CardTables,
      CodeTables,
      CorrectionTables,
      DeadLetterTables,
      FeedbackTables,
      GameTables,
      LedgerTables,
      ManualDepositTables,
      MessageTables,
      OperatorTables,
      ReconciliationTables,
      ReviewTables,
      PaymentTables,
      PlayTables,
      PlayerTables,
      ProfileTables,
      RebateTables,
      RewardTables,
      PromotionTables,
      SessionTables,
      SiteTables,
      UploadTables,
      WithdrawalTables {}
}

/** The domains and the operator server. */
export interface Domains extends PlatformOptions {
  /** Data that must exist before the first request: the site of an empty database. */
  prepare(): Promise<void>;
  /** The operator's own server, never on the players' origin (S31). */
  readonly operator: FastifyInstance;
}

/** Assembles the domains. Each has its own folder and is listed here once. */
export async function createDomains(core: Core): Promise<Domains> {
  const { config, db, clock } = core;
  const siteLocale = getSiteLocale(core);
  return {
    modules: [
      siteModule,
      authenticationModule,
      profileModule,
      socialLoginModule,
      sessionsModule,
      cardsModule,
      contentModule,
      gamesModule({
        playedGames: (playerId, paging) => playedGames(db, playerId, paging),
        latestWins: (limit) => latestWins(db, limit),
        getReviewSummary: (gameId, playerId) => getReviewSummary(db, gameId, playerId),
        markedGames: (mark, playerId, paging) => listMarked(db, mark, playerId, paging),
      }),
      reviewsModule,
      messagesModule,
      feedbackModule,
      uploadsModule(filesInFolder(config.filesDir)),
      walletModule,
      transactionsModule,
      paymentsModule,
      manualDepositsModule,
      withdrawalsModule,
      correctionsModule,
      reconciliationModule,
      promotionsModule((of) => collectFund(core, of)),
      playModule,
      fairnessModule,
      rewardsModule,
      rebateModule,
      levelsModule({ onRaised: (trx, raised) => issueUpgradeBonus(core, trx, raised) }),
      bonusesModule,
      referralModule,
      activitiesModule,
    ],
    sessions: createSessions(db, clock, config),
    siteLocale: siteLocale.current,
    operator: buildOperatorServer(core),
    async prepare() {
      await seed(core);
      await siteLocale.refresh();
      if (config.mode === 'demo') await prepareDemoOperator(core);
      await scheduleCatalogueSync(core);
    },
  };
}
