import { randomUUID } from 'node:crypto';
import { wallet } from '@parlor/api/calls';
import type { Withdrawal, WithdrawRequest } from '@parlor/api/entities/wallet';
import { toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { assertExpected } from '../../core/expected/expected.ts';
import type { Principal } from '../../core/http/authentication.ts';
import { conflict, refused } from '../../core/http/errors.ts';
import {
  accounts,
  InsufficientFundsError,
  lockBalance,
  post,
  readBalance,
  transfers,
} from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { type CardRow, getLastFour, listCards, recordCardProof } from '../cards/index.ts';
import { hasProof } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { getArrival, getFacts, planWithdrawal, remainingTimes } from './plan.ts';
import type { WithdrawalState, WithdrawalTable } from './tables.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;
/** A withdrawal with its bank card. */
export type WithdrawalWithCard = WithdrawalRow & Pick<CardRow, 'bank_name' | 'card_number'>;

export interface WithdrawalForm {
  readonly idempotencyKey: string;
  /** Decimal string. */
  readonly amount: string;
  readonly bankCardId: string;
  /** Token of a preview (product decision 52). */
  readonly expected?: string | undefined;
}

/**
 * Requests a withdrawal: the row and its hold are created atomically. The same key returns the same
 * withdrawal, and does not count towards the player's limit (S4, S5, S29).
 *
 * @throws ApiError 422 `insufficientBalance`, `amount.*`, `withdrawal.*`, or `proofNeeded` if the
 * card is new and no fresh proof was given (S19); 409 for the same key with other input, or
 * `preview.changed`; 429.
 */
export async function requestWithdrawal(
  core: Core,
  settings: SiteSettings,
  principal: Principal,
  form: WithdrawalForm,
): Promise<WithdrawalWithCard> {
  const { db, limits } = core;
  const known = await knownWithdrawal(db, principal.playerId, form);
  if (known) return known;
  await limits.demand('withdrawal', principal.playerId);
  try {
    return await withTransaction(db, (trx) => openWithdrawal(core, trx, settings, principal, form));
  } catch (error) {
    if (error instanceof InsufficientFundsError) {
      throw refused('insufficientBalance', { field: 'amount', cause: error });
    }
    throw error;
  }
}

/**
 * The withdrawal of the same key.
 * @throws ApiError 409 if it was requested with other input.
 */
async function knownWithdrawal(
  on: Reader,
  playerId: string,
  form: WithdrawalForm,
): Promise<WithdrawalWithCard | undefined> {
  const known = await getWithdrawals(on, playerId)
    .where('withdrawal.idempotency_key', '=', form.idempotencyKey)
    .executeTakeFirst();
  if (known && known.request_hash !== hashForm(form)) throw conflict('idempotency.conflict');
  return known;
}

function hashForm({ amount, bankCardId }: WithdrawalForm): string {
  return requestHash({ amount, bankCardId });
}

async function openWithdrawal(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  { playerId, sessionId }: Principal,
  form: WithdrawalForm,
): Promise<WithdrawalWithCard> {
  const { clock } = core;
  // The player's row is the lock: the daily limit also applies to concurrent requests.
  const player = await trx
    .selectFrom('player')
    .select('frozen_at')
    .where('id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const known = await knownWithdrawal(trx, playerId, form);
  if (known) return known;
  const plan = await planWithdrawal(core, trx, settings, playerId, {
    ...form,
    // In the order of a posting, so that a concurrent release cannot wait for this one.
    onHold: await lockBalance(trx, accounts.withdrawHold(playerId)),
    balance: await lockBalance(trx, accounts.cash(playerId)),
    isFrozen: player.frozen_at !== null,
  });
  assertExpected(form.expected, wallet.withdraw.id, getFacts(plan));
  const { amount, card } = plan;
  if (card.proved_at === null) {
    if (!(await hasProof(trx, clock, sessionId))) throw refused('proofNeeded');
    await recordCardProof(trx, clock, card.id);
  }
  const row = await trx
    .insertInto('withdrawal')
    .values({
      id: randomUUID(),
      player_id: playerId,
      idempotency_key: form.idempotencyKey,
      request_hash: hashForm(form),
      bank_card_id: card.id,
      amount,
      currency: settings.currencyCode,
      state: 'requested',
      reason: null,
      requested_at: toDate(clock),
      arrives_at: plan.arrivesAt,
      approved_at: null,
      approved_by: null,
      submitted_at: null,
      finished_at: null,
      next_check_at: null,
      for_person: plan.forPerson,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(
    trx,
    clock,
    transfers.withdrawalHold({
      playerId,
      amount,
      currency: settings.currencyCode,
      subject: `•• ${getLastFour(card)}`,
      withdrawalId: row.id,
      idempotencyKey: form.idempotencyKey,
    }),
  );
  await recordAudit(trx, clock, {
    actor: `player:${playerId}`,
    action: 'withdrawal.requested',
    subject: `withdrawal:${row.id}`,
    detail: { amount },
  });
  return { ...row, bank_name: card.bank_name, card_number: card.card_number };
}

/** Data of the withdrawal screen (product decision 7). */
export async function getWithdrawRequest(
  core: Core,
  settings: SiteSettings,
  playerId: string,
): Promise<WithdrawRequest> {
  const { db, clock } = core;
  const exponent = settings.currencyExponent;
  const money = (minor: string | bigint) => toDecimal(BigInt(minor), exponent);
  const cards = await listCards(db, playerId);
  const pending = await getWithdrawals(db, playerId)
    .where('withdrawal.state', 'in', ['requested', 'approved', 'submitted'])
    .orderBy('withdrawal.requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    balance: money(await readBalance(db, accounts.cash(playerId))),
    minAmount: money(settings.withdrawal.minimum),
    maxAmount: money(settings.withdrawal.maximum),
    remainingTimes: await remainingTimes(db, playerId, settings, clock.now()),
    defaultCardId: cards[0]?.id ?? null,
    pending: pending ? toWithdrawal(pending, exponent) : null,
    arrivesAt: getArrival(clock.now(), settings).toISOString(),
    holidays: settings.withdrawal.holidays,
  };
}

/** A player's withdrawals with their cards; never those of another player (S20). */
export function getWithdrawals(on: Reader, playerId: string) {
  return on
    .selectFrom('withdrawal')
    .innerJoin('bank_card', 'bank_card.id', 'withdrawal.bank_card_id')
    .selectAll('withdrawal')
    .select(['bank_card.bank_name', 'bank_card.card_number'])
    .where('withdrawal.player_id', '=', playerId);
}

const shownStates: Readonly<Record<WithdrawalState, Withdrawal['state']>> = {
  requested: 'pendingReview',
  approved: 'pendingPayment',
  submitted: 'pendingPayment',
  paid: 'done',
  rejected: 'failed',
  payoutFailed: 'failed',
};

/** A withdrawal as its owner sees it. */
export function toWithdrawal(row: WithdrawalWithCard, exponent: number): Withdrawal {
  return {
    withdrawalId: row.id,
    amount: toDecimal(row.amount, exponent),
    state: shownStates[row.state],
    reason: row.reason,
    bankName: row.bank_name,
    lastFour: getLastFour(row),
    requestedAt: row.requested_at.toISOString(),
    arrivesAt: row.arrives_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
