import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlor/api/constants';
import { toDecimal } from '@parlor/api/rules';
import { withTransaction } from '../core/database/transaction.ts';
import { LOTUS } from '../core/integrations/connect.ts';
import { recordCardProof } from '../domains/cards/index.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import { launch } from '../domains/play/index.ts';
import { readSite, type SiteSettings } from '../domains/site/index.ts';
import { requestWithdrawal } from '../domains/withdrawals/index.ts';
import type { Core } from '../platform/core.ts';
import { seedClaimableRewards } from './claimable-rewards.ts';
import { seedHeavyMonth } from './heavy-month.ts';
import { seedHighestLevel } from './highest-level.ts';
import { type Newcomer, newcomer } from './newcomer.ts';
import { seedPromotionRounds } from './promotion-rounds.ts';

/** The result of a scenario. */
export interface Scene {
  /** One line: what to look at. */
  readonly about: string;
  /** A game to open and leave without an exit. */
  readonly launchUrl?: string;
}

interface Scenario {
  readonly name: string;
  /** Description for the list of scenarios. */
  readonly what: string;
  /** Age of the player's account. */
  readonly daysAgo: number;
  set(core: Core, settings: SiteSettings, player: Newcomer): Promise<Scene>;
}

const HEAVY_MONTH_BILLS = 5_000;

/** Players in a typical state (domain: Demo numbers), each with an account of their own. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'new',
    what: 'has just signed up, with a bank card and an empty wallet',
    daysAgo: 0,
    set: async () => ({ about: 'An empty wallet, and a first deposit to make.' }),
  },
  {
    name: 'depositor',
    what: 'has deposited, and not played yet',
    daysAgo: 2,
    async set(core, settings, player) {
      const amount = await getDeposit(core, settings, player, 10n);
      return { about: `${amount} in the wallet, ready to play.` };
    },
  },
  {
    name: 'under-audit',
    what: 'has a withdrawal that requires manual review',
    daysAgo: 5,
    async set(core, settings, player) {
      await getDeposit(core, settings, player, 20n);
      await withTransaction(core.db, (trx) => recordCardProof(trx, core.clock, player.cardId));
      const { id } = await requestWithdrawal(
        core,
        settings,
        { playerId: player.playerId, sessionId: randomUUID() },
        {
          idempotencyKey: randomUUID(),
          amount: toDecimal(5n * BigInt(settings.withdrawal.minimum), settings.currencyExponent),
          bankCardId: player.cardId,
        },
      );
      await core.db
        .updateTable('withdrawal')
        .set({ for_person: true })
        .where('id', '=', id)
        .execute();
      return { about: `A withdrawal under review: pnpm operator approve ${id}` };
    },
  },
  {
    name: 'heavy-month',
    what: `has lived through a month of ${HEAVY_MONTH_BILLS} bills; takes a minute to make`,
    daysAgo: 31,
    async set(core, settings, player) {
      await seedHeavyMonth(core, settings, player, HEAVY_MONTH_BILLS);
      return { about: `${HEAVY_MONTH_BILLS} bills in the last 30 days.` };
    },
  },
  {
    name: 'vip-10',
    what: 'has reached the highest level, with the bonus of each to claim',
    daysAgo: 60,
    async set(core, settings, player) {
      await seedHighestLevel(core, settings, player);
      return { about: 'The highest level, and the upgrade bonus of each level to claim.' };
    },
  },
  {
    name: 'rewards',
    what: 'has a rebate, a bonus and a referral reward to claim, and a bonus that expired',
    daysAgo: 60,
    async set(core, settings, player) {
      await seedClaimableRewards(core, settings, player);
      return { about: 'Rewards to claim: see Bonuses, Rebate and Invite friends.' };
    },
  },
  {
    name: 'abandoned-round',
    what: 'has closed the tab in the middle of a game, with money in it',
    daysAgo: 1,
    async set(core, settings, player) {
      await getDeposit(core, settings, player, 10n);
      const game = await core.db
        .selectFrom('game')
        .select('id')
        .where('offered', '=', true)
        // A game into which the money moves.
        .where('provider', '=', LOTUS)
        // One press plays a round.
        .where('category_id', '=', 'slots')
        .orderBy('listed_popularity', 'desc')
        .executeTakeFirst();
      if (!game) throw new Error('there are no games yet');
      const { launchUrl } = await launch(core, settings, {
        playerId: player.playerId,
        idempotencyKey: randomUUID(),
        gameId: game.id,
        locale: 'en_US',
        platform: 'mobile',
        theme: 'green',
        amount: undefined,
      });
      return {
        about: 'The money comes back by itself within a minute; the next visit says so.',
        launchUrl,
      };
    },
  },
  {
    name: 'mid-promotion',
    what: 'is in the middle of the welcome bonus, with 40 % of its bets made',
    daysAgo: 2,
    async set(core, settings, player) {
      await getDeposit(core, settings, player, 20n);
      const unit = 2n * BigInt(settings.deposit.minimum);
      await seedPromotionRounds(core, settings, player, {
        promotionId: 'welcome',
        amount: 5n * unit,
        stake: unit,
        win: (unit * 97n) / 100n,
        rounds: 40,
      });
      return { about: 'A welcome bonus under way: see My promotions.' };
    },
  },
  {
    name: 'settlable',
    what: 'has met the conditions of the weekend slots, and can settle',
    daysAgo: 3,
    async set(core, settings, player) {
      await getDeposit(core, settings, player, 20n);
      const unit = 2n * BigInt(settings.deposit.minimum);
      await seedPromotionRounds(core, settings, player, {
        promotionId: 'weekend-slots',
        amount: unit,
        stake: unit / 2n,
        win: (unit * 49n) / 100n,
        rounds: 20,
      });
      return { about: 'A promotion to settle: the site offers it at the next visit.' };
    },
  },
  {
    name: 'almost-settlable',
    what: 'has almost made the bets of the weekend slots; a round of a slot is missing',
    daysAgo: 3,
    async set(core, settings, player) {
      await getDeposit(core, settings, player, 20n);
      const unit = 2n * BigInt(settings.deposit.minimum);
      await seedPromotionRounds(core, settings, player, {
        promotionId: 'weekend-slots',
        amount: unit,
        // The promotion asks for 8 times the transfer and the bonus, which is 9.6 times the transfer.
        stake: (unit * 9599n) / 20_000n,
        win: (unit * 9599n) / 20_000n,
        rounds: 20,
      });
      return { about: 'A round of a slot away from settling: play one from the promotion.' };
    },
  },
  {
    name: 'spent-promotion',
    what: 'has lost almost all of a promotion, and can unlock it',
    daysAgo: 3,
    async set(core, settings, player) {
      await getDeposit(core, settings, player, 20n);
      const unit = 2n * BigInt(settings.deposit.minimum);
      await seedPromotionRounds(core, settings, player, {
        promotionId: 'weekend-slots',
        amount: unit,
        // In all 119.5 % of the transfer, of the 120 % that it holds with the bonus.
        stake: (unit * 239n) / 400n,
        win: 0n,
        rounds: 2,
      });
      return { about: 'A promotion below its release amount: unlock it to join another.' };
    },
  },
];

/**
 * Creates a player in a typical state.
 *
 * @returns undefined if the scenario is unknown.
 */
export async function runScenario(
  core: Core,
  name: string,
): Promise<(Scene & { readonly player: Newcomer }) | undefined> {
  const scenario = scenarios.find((each) => each.name === name);
  if (!scenario) return undefined;
  const settings = await readSite(core.db);
  const signedUpAt = core.clock.now() - scenario.daysAgo * DAY_MS;
  const player = await newcomer(core, settings, scenario.name, { now: () => signedUpAt });
  return { ...(await scenario.set(core, settings, player)), player };
}

/**
 * Adds some of the site's minimum deposits to a wallet.
 * @returns the sum, formatted for people.
 */
async function getDeposit(
  core: Core,
  settings: SiteSettings,
  { playerId }: Newcomer,
  times: bigint,
): Promise<string> {
  const amount = times * BigInt(settings.deposit.minimum);
  await withTransaction(core.db, (trx) =>
    seedSettledDeposit(trx, core.clock, {
      playerId,
      amount,
      currency: settings.currencyCode,
      channel: 'demo',
      channelName: 'E-wallet',
    }),
  );
  return `${toDecimal(amount, settings.currencyExponent)} ${settings.currencyCode}`;
}
