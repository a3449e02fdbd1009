import { readDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { findTransfer, LedgerConflictError, post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { UnpostableError } from '../dead-letters/index.ts';
import { sendMoneyMessage } from '../messages/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { joinOffer } from './offers.ts';

/** A payment reported by the provider. */
export interface PaidPayment {
  readonly orderNo: string;
  /**
   * The provider's own transaction id: the key in the ledger, instead of our order
   * (domain: Transfers).
   */
  readonly txId: string;
  /** Decimal string. */
  readonly amount: string;
  readonly currency: string;
}

const PARTY = 'party:psp';

/**
 * Credits a payment, once per transaction of the provider, however often it is reported. An order
 * that had failed or expired is completed nevertheless, flagged late: the money is real. A payment
 * without a matching order, or for an order that another payment has completed, goes to suspense
 * with an entry in the audit log.
 *
 * @throws UnpostableError if the ledger cannot accept it: another currency, an amount that the
 * site's currency does not have, or a transaction that was posted before with different facts.
 */
export async function settlePayment(
  core: Core,
  settings: SiteSettings,
  paid: PaidPayment,
): Promise<void> {
  if (paid.currency !== settings.currencyCode) {
    throw new UnpostableError('otherCurrency', `the site's currency is ${settings.currencyCode}`);
  }
  const amount = readDecimal(paid.amount, settings.currencyExponent);
  if (amount === undefined || amount <= 0n) {
    throw new UnpostableError('amount', `${paid.amount} is no payment in ${paid.currency}`);
  }
  try {
    const due = await withTransaction(core.db, (trx) => postPayment(core, trx, paid, amount));
    if (due !== undefined) await joinOffer(core, due);
  } catch (cause) {
    if (!(cause instanceof LedgerConflictError)) throw cause;
    const detail = 'this transaction was posted before, with another order or amount';
    throw new UnpostableError('conflict', detail, { cause });
  }
}

/** @returns the order, if it has an offer to join. */
async function postPayment(
  core: Core,
  trx: Trx,
  paid: PaidPayment,
  amount: bigint,
): Promise<string | undefined> {
  const { clock } = core;
  const order = await trx
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', paid.orderNo)
    .forUpdate()
    .executeTakeFirst();
  const fits = order?.currency === paid.currency && order.amount === amount;
  // A completed order has its payment; the same payment reported again is recognized by the
  // provider's own id.
  if (!order || !fits || order.state === 'done') {
    await postUnmatched(core, trx, paid, amount, order?.channel);
    return undefined;
  }
  await post(
    trx,
    clock,
    transfers.deposit({
      playerId: order.player_id,
      amount,
      currency: order.currency,
      subject: order.channel_name,
      channel: order.channel,
      txId: paid.txId,
      orderNo: order.order_no,
    }),
  );
  const late = order.state === 'failed';
  await trx
    .updateTable('deposit_order')
    .set({
      state: 'done',
      reason: null,
      late,
      finished_at: toDate(clock),
      ...(order.offer_id !== null && { offer_state: 'due' as const }),
    })
    .where('order_no', '=', order.order_no)
    .where('state', '=', order.state)
    .execute();
  await recordAudit(trx, clock, {
    actor: PARTY,
    action: late ? 'deposit.done.late' : 'deposit.done',
    subject: getSubject(order.order_no),
  });
  await sendMoneyMessage(trx, clock, 'depositDone', {
    playerId: order.player_id,
    amount,
    currency: order.currency,
  });
  return order.offer_id === null ? undefined : order.order_no;
}

/** Real money without a matching order: kept in suspense until an operator has found its owner. */
async function postUnmatched(
  core: Core,
  trx: Trx,
  paid: PaidPayment,
  amount: bigint,
  channel = 'unknown',
): Promise<void> {
  if (await findTransfer(trx, `psp:${channel}`, paid.txId)) return;
  const { replayed } = await post(
    trx,
    core.clock,
    transfers.depositUnmatched({
      channel,
      txId: paid.txId,
      reference: channel === 'unknown' ? channel : paid.orderNo,
      amount,
      currency: paid.currency,
    }),
  );
  if (replayed) return;
  await recordAudit(trx, core.clock, {
    actor: PARTY,
    action: 'deposit.unmatched',
    subject: getSubject(paid.orderNo),
    detail: { ...paid },
  });
}

/** A third party's order number may have any length. */
function getSubject(orderNo: string): string {
  return `deposit:${orderNo.slice(0, 64)}`;
}

/** Marks an order as failed; a completed one stays completed (S6). */
export async function failOrder(
  core: Core,
  orderNo: string,
  reason: 'declined' | 'expired',
): Promise<void> {
  const { db, clock } = core;
  await withTransaction(db, async (trx) => {
    const failed = await trx
      .updateTable('deposit_order')
      .set({ state: 'failed', reason, finished_at: toDate(clock) })
      .where('order_no', '=', orderNo)
      .where('state', '=', 'pendingPayment')
      .returning('order_no')
      .executeTakeFirst();
    if (!failed) return;
    await recordAudit(trx, clock, {
      actor: PARTY,
      action: `deposit.${reason}`,
      subject: `deposit:${orderNo}`,
    });
  });
}
