import { wallet } from '@parlor/api/calls';
import type { WithdrawalPreview } from '@parlor/api/entities/withdrawal-preview';
import { checkWithdrawalAmount, toDecimal, withdrawalArrival } from '@parlor/api/rules';
import type { Reader } from '../../core/database/schema.ts';
import { createExpected, type Facts } from '../../core/expected/expected.ts';
import type { Principal } from '../../core/http/authentication.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import { accounts, assertNotHalted, readBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { type CardRow, findCard, getLastFour } from '../cards/index.ts';
import { hasProof } from '../sessions/index.ts';
import { type SiteSettings, startOfDay } from '../site/index.ts';

interface Wish {
  /** Decimal string. */
  readonly amount: string;
  readonly bankCardId: string;
  /** The wallet, and the money on hold for withdrawals, in minor units. */
  readonly balance: bigint;
  readonly onHold: bigint;
  readonly isFrozen: boolean;
}

/** A withdrawal that may be requested, with all that it depends on. Amounts in minor units. */
interface Plan {
  readonly playerId: string;
  readonly card: CardRow;
  readonly amount: bigint;
  readonly currency: string;
  readonly balance: bigint;
  readonly onHold: bigint;
  /** Before this one. */
  readonly times: number;
  readonly arrivesAt: Date;
  /** A frozen player may withdraw their own money, after manual review. */
  readonly forPerson: boolean;
}

/**
 * Applies every rule of a withdrawal except the proof (docs/product.md: Validation rules).
 *
 * @throws ApiError 422
 */
export async function planWithdrawal(
  { clock }: Core,
  on: Reader,
  settings: SiteSettings,
  playerId: string,
  { amount, balance, bankCardId, isFrozen, onHold }: Wish,
): Promise<Plan> {
  if (!settings.wallet.withdrawalOpen) throw refused('withdrawal.closed');
  const card = await findCard(on, playerId, bankCardId);
  if (!card) throw refused('bankCard.needed', { field: 'bankCardId' });
  await assertNotHalted(on, playerId);
  const times = await remainingTimes(on, playerId, settings, clock.now());
  return {
    playerId,
    card,
    amount: checkedAmount(settings, amount, { balance, times }),
    currency: settings.currencyCode,
    balance,
    onHold,
    times,
    arrivesAt: getArrival(clock.now(), settings),
    forPerson: isFrozen,
  };
}

/** Everything that the preview shows: a commit with its token must agree. */
export function getFacts({ card, ...plan }: Plan): Facts {
  return { ...plan, cardId: card.id };
}

/**
 * Previews a withdrawal; changes nothing.
 *
 * @throws ApiError as `requestWithdrawal`, except for the proof; 404 for an unknown card.
 */
export async function previewWithdrawal(
  core: Core,
  settings: SiteSettings,
  { playerId, sessionId }: Principal,
  { amount, bankCardId }: Pick<Wish, 'amount' | 'bankCardId'>,
): Promise<WithdrawalPreview> {
  const { db, clock } = core;
  if (!(await findCard(db, playerId, bankCardId))) throw notFound();
  const player = await db
    .selectFrom('player')
    .select('frozen_at')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const plan = await planWithdrawal(core, db, settings, playerId, {
    amount,
    bankCardId,
    onHold: await readBalance(db, accounts.withdrawHold(playerId)),
    balance: await readBalance(db, accounts.cash(playerId)),
    isFrozen: player.frozen_at !== null,
  });
  const { card } = plan;
  const money = (minor: bigint) => toDecimal(minor, settings.currencyExponent);
  const name = `•• ${getLastFour(card)}`;
  const hold = { kind: 'hold', name } as const;
  return {
    expected: createExpected(wallet.withdraw.id, getFacts(plan)),
    amount: money(plan.amount),
    bankCardId: card.id,
    bankName: card.bank_name,
    lastFour: getLastFour(card),
    balance: money(plan.balance),
    balanceAfter: money(plan.balance - plan.amount),
    onHoldAfter: money(plan.onHold + plan.amount),
    postings: [
      { when: 'now', from: { kind: 'wallet', name: '' }, to: hold, amount: money(plan.amount) },
      { when: 'payout', from: hold, to: { kind: 'bank', name }, amount: money(plan.amount) },
    ],
    arrivesAt: plan.arrivesAt.toISOString(),
    remainingTimes: plan.times - 1,
    proofNeeded: card.proved_at === null && !(await hasProof(db, clock, sessionId)),
  };
}

function checkedAmount(
  settings: SiteSettings,
  text: string,
  { balance, times }: { readonly balance: bigint; readonly times: number },
): bigint {
  const exponent = settings.currencyExponent;
  const money = (minor: string | bigint) => toDecimal(BigInt(minor), exponent);
  const checked = checkWithdrawalAmount(text, exponent, {
    balance: money(balance),
    minimum: money(settings.withdrawal.minimum),
    maximum: money(settings.withdrawal.maximum),
    remainingTimes: times,
  });
  if (checked.ok) return checked.value;
  const { code, limit, bound } = checked.violation;
  const params = limit === undefined ? {} : { params: { limit } };
  const reason =
    code === 'withdrawal.noTimes'
      ? 'withdrawal.noTimes'
      : code === 'withdrawal.insufficientBalance'
        ? 'insufficientBalance'
        : bound === 'minimum'
          ? 'amount.belowMinimum'
          : bound === 'maximum'
            ? 'amount.aboveMaximum'
            : 'amount.invalid';
  throw refused(reason, { field: 'amount', ...params });
}

/** Remaining withdrawals today; a returned one does not count. */
export async function remainingTimes(
  on: Reader,
  playerId: string,
  settings: SiteSettings,
  now: number,
): Promise<number> {
  const { used } = await on
    .selectFrom('withdrawal')
    .select((select) => select.fn.countAll<bigint>().as('used'))
    .where('player_id', '=', playerId)
    .where('requested_at', '>=', startOfDay(now, settings.countryTimezone))
    .where('state', 'not in', ['rejected', 'payoutFailed'])
    .executeTakeFirstOrThrow();
  return Math.max(0, settings.withdrawal.timesPerDay - Number(used));
}

/** Expected arrival (docs/product.md: Business constants and limits). */
export function getArrival(now: number, settings: SiteSettings): Date {
  const { countryTimezone, withdrawal } = settings;
  return new Date(withdrawalArrival(now, countryTimezone, withdrawal.holidays));
}
