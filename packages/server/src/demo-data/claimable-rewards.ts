import { DAY_MS } from '@parlor/api/constants';
import { isoDayAt } from '@parlor/api/rules';
import { withTransaction } from '../core/database/transaction.ts';
import { seedSettledDeposit } from '../domains/payments/index.ts';
import { findPlayer } from '../domains/players/index.ts';
import { closeDay } from '../domains/rebate/index.ts';
import { qualifyReferrals } from '../domains/referral/index.ts';
import { expireRewards, issueReward } from '../domains/rewards/index.ts';
import type { SiteSettings } from '../domains/site/index.ts';
import type { Core } from '../platform/core.ts';
import { type Newcomer, newcomer } from './newcomer.ts';
import { seedWalletRounds } from './wallet-rounds.ts';

/**
 * A rebate for the bets of yesterday, a birthday bonus, and the reward for a friend who deposited and
 * played, all of which wait to be claimed; and a monthly bonus that has expired.
 */
export async function seedClaimableRewards(
  core: Core,
  settings: SiteSettings,
  { playerId }: Newcomer,
): Promise<void> {
  const { db, clock } = core;
  const { bonuses, currencyCode: currency, deposit, referral, countryTimezone: zone } = settings;
  // 100 of the demo's currency.
  const unit = 2n * BigInt(deposit.minimum);
  const now = clock.now();
  const inviter = await findPlayer(db, playerId);
  const friend = await newcomer(core, settings, 'friend', clock, inviter?.invite_code);
  await withTransaction(db, async (trx) => {
    const funded = { currency, channel: 'demo', channelName: 'E-wallet' } as const;
    const yesterday = now - DAY_MS;
    await seedSettledDeposit(
      trx,
      { now: () => yesterday },
      { ...funded, playerId, amount: 10n * unit },
    );
    await seedWalletRounds(trx, { playerId, currency, stake: 10n * unit, times: [yesterday] });
    const deposited = BigInt(referral.requiredDeposits);
    await seedSettledDeposit(trx, clock, {
      ...funded,
      playerId: friend.playerId,
      amount: deposited,
    });
    const rounds = Number(BigInt(referral.requiredBets) / deposited) + 1;
    await seedWalletRounds(trx, {
      playerId: friend.playerId,
      currency,
      stake: deposited,
      times: Array.from({ length: rounds }, () => now),
    });
    const bonus = { playerId, program: 'bonus', level: 0, currency, actor: 'system:seed' } as const;
    await issueReward(trx, clock, {
      ...bonus,
      kind: 'birthday',
      scope: `bonus:birthday:seed:${playerId}`,
      subject: 'birthday',
      amount: unit,
      claim: { days: bonuses.birthdayDays },
    });
    const monthly = { ...bonus, kind: 'monthly', subject: 'monthly' } as const;
    await issueReward(trx, clock, {
      ...monthly,
      scope: `bonus:monthly:seed:${playerId}`,
      amount: unit / 4n,
      claim: { days: bonuses.monthlyDays },
    });
    const released = { now: () => now - (bonuses.monthlyDays + 1) * DAY_MS };
    await issueReward(trx, released, {
      ...monthly,
      scope: `bonus:monthly:seed-expired:${playerId}`,
      amount: unit / 2n,
      claim: { days: bonuses.monthlyDays },
    });
  });
  await expireRewards(core);
  await closeDay(core, isoDayAt(now, zone));
  await qualifyReferrals(core);
}
