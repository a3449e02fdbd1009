import type { ManualDepositReason } from '@parlor/api/entities/deposit';
import { inZone, toDecimal } from '@parlor/api/rules';
import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import type { RewardProgram } from '../../ledger/index.ts';
import { interpolate, localize } from '../../locales/index.ts';
import { readSite } from '../site/index.ts';
import { sendMessage } from './store.ts';

type Event =
  | 'depositDone'
  | 'depositReversed'
  | 'withdrawalPaid'
  | 'withdrawalPaidLate'
  | 'withdrawalReturned'
  | 'balanceCorrected'
  | 'rebateReady'
  | 'bonusReady'
  | 'bonusCredited'
  | 'referralReady'
  | 'activityPrize';

const links: Readonly<Record<Event, string>> = {
  depositDone: '/pages/account/myWallet',
  depositReversed: '/pages/account/myWallet',
  balanceCorrected: '/pages/account/myWallet',
  withdrawalPaid: '/pages/account/cashoutAudit',
  withdrawalPaidLate: '/pages/account/cashoutAudit',
  withdrawalReturned: '/pages/account/cashoutAudit',
  rebateReady: '/pages/account/rebate',
  bonusReady: '/pages/account/systemBonus',
  bonusCredited: '/pages/account/systemBonus',
  referralReady: '/pages/account/referralProgram',
  activityPrize: '/pages/account/myWallet',
};

export interface Money {
  readonly playerId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
}

/** Notifies a player of the result of a payment or of a reward, in the transaction that moved the money. */
export async function sendMoneyMessage(
  trx: Trx,
  clock: Clock,
  event: Event,
  money: Money,
): Promise<void> {
  const amount = await formatAmount(trx, money);
  const texts = localize(({ messages }) => ({
    title: messages[event].title,
    content: interpolate(messages[event].content, { amount }),
  }));
  const { playerId } = money;
  await sendMessage(trx, clock, { playerId, kind: 'system', texts, link: links[event] });
}

const linkOfProgram: Readonly<Record<RewardProgram, string>> = {
  rebate: links.rebateReady,
  bonus: links.bonusReady,
  referral: links.referralReady,
  activity: links.activityPrize,
};

/** Notifies a player of rewards that expire unless they are claimed. */
export async function sendRewardExpiring(
  trx: Trx,
  clock: Clock,
  program: RewardProgram,
  reward: Money & { readonly until: Date },
): Promise<void> {
  const amount = await formatAmount(trx, reward);
  const time = await formatTime(trx, reward.until);
  const texts = localize(({ messages: { rewardExpiring } }) => ({
    title: rewardExpiring.title,
    content: interpolate(rewardExpiring.content, { amount, time }),
  }));
  const { playerId } = reward;
  await sendMessage(trx, clock, { playerId, kind: 'system', texts, link: linkOfProgram[program] });
}

/** Notifies a player of why a manual deposit was rejected. */
export async function sendManualDepositRejected(
  trx: Trx,
  clock: Clock,
  { id, because }: { id: string; because: ManualDepositReason },
  money: Money,
): Promise<void> {
  const amount = await formatAmount(trx, money);
  const texts = localize(({ messages }) => ({
    title: messages.manualDepositRejected.title,
    content: interpolate(messages.manualDepositRejected.content, {
      amount,
      reason: messages.manualDepositReasons[because],
    }),
  }));
  const link = `/pages/account/manualDeposit?id=${id}`;
  await sendMessage(trx, clock, { playerId: money.playerId, kind: 'system', texts, link });
}

/** Notifies a player that an application to an activity was rejected. */
export async function sendApplicationRejected(
  trx: Trx,
  clock: Clock,
  playerId: string,
): Promise<void> {
  const texts = localize(({ messages }) => messages.applicationRejected);
  const link = '/pages/privilege/privilege';
  await sendMessage(trx, clock, { playerId, kind: 'activity', texts, link });
}

/** Date and time in the site's zone. */
export async function formatTime(trx: Trx, at: Date): Promise<string> {
  const { countryTimezone } = await readSite(trx);
  return inZone(at.getTime(), countryTimezone).format('YYYY-MM-DD HH:mm');
}

/** With the symbol of the site's currency, as the screens write it. */
export async function formatAmount(trx: Trx, money: Money): Promise<string> {
  const site = await readSite(trx);
  const figure = grouped(toDecimal(money.amount, site.currencyExponent));
  const isOfSite = money.currency === site.currencyCode;
  return isOfSite ? `${site.currencySymbol}${figure}` : `${money.currency} ${figure}`;
}

/** With thousands separators: as the screens write amounts, in every language. */
function grouped(decimal: string): string {
  return decimal.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}
