import { DAY_MS } from '@parlor/api/constants';
import { withTransaction } from '../core/database/transaction.ts';
import { issueUpgradeBonus } from '../domains/bonuses/index.ts';
import { raiseLevel } from '../domains/levels/index.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import type { SiteSettings } from '../domains/site/index.ts';
import type { Core } from '../platform/core.ts';
import type { Newcomer } from './newcomer.ts';
import { seedWalletRounds } from './wallet-rounds.ts';

const ROUNDS = 50;

/**
 * The valid bets of the highest level, as a large round on each of the last days, which returns its
 * stake; the bonus of each level waits to be claimed.
 */
export async function seedHighestLevel(
  core: Core,
  settings: SiteSettings,
  { playerId }: Newcomer,
): Promise<void> {
  const { db, clock } = core;
  const currency = settings.currencyCode;
  const stake = BigInt(settings.levels.at(-1)?.requiredBets ?? 0) / BigInt(ROUNDS) + 1n;
  const startsAt = clock.now() - (ROUNDS + 1) * DAY_MS;
  await withTransaction(db, async (trx) => {
    await seedSettledDeposit(
      trx,
      { now: () => startsAt },
      { playerId, amount: stake, currency, channel: 'demo', channelName: 'E-wallet' },
    );
    const times = Array.from({ length: ROUNDS }, (_, day) => startsAt + (day + 1) * DAY_MS);
    await seedWalletRounds(trx, { playerId, currency, stake, times });
  });
  await raiseLevel(core, settings, playerId, (trx, raised) => issueUpgradeBonus(core, trx, raised));
}
