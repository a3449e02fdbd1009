import { readDecimal } from '@parlor/api/rules';
import { recordAudit } from '../audit/record.ts';
import { instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import { withTransaction } from '../database/transaction.ts';
import { post, transfers } from '../ledger/index.ts';
import type { SiteSettings } from '../site/settings.ts';

/** A payment that the provider says was made. */
export interface PaidPayment {
  readonly orderNo: string;
  /** The provider's own transaction: what the ledger is keyed by, not our order (domain.md 3). */
  readonly txId: string;
  /** Decimal string. */
  readonly amount: string;
  readonly currency: string;
}

const PARTY = 'party:psp';

/**
 * Credits a payment, once for each transaction of the provider however often it is told. An order
 * that had failed or expired is done all the same, flagged late: the money is real. A payment that
 * fits no order goes to suspense with a mark in the audit log; it is never refused.
 */
export async function settlePayment(
  core: Core,
  settings: SiteSettings,
  paid: PaidPayment,
): Promise<void> {
  const { db, clock } = core;
  const amount = readDecimal(paid.amount, settings.currencyExponent);
  if (amount === undefined || amount <= 0n) throw new RangeError('a payment of no amount');
  await withTransaction(db, async (trx) => {
    const order = await trx
      .selectFrom('deposit_order')
      .selectAll()
      .where('order_no', '=', paid.orderNo)
      .forUpdate()
      .executeTakeFirst();
    if (!order || order.currency !== paid.currency || order.amount !== amount) {
      const unmatched = transfers.depositUnmatched({
        channel: order?.channel ?? 'unknown',
        txId: paid.txId,
        reference: order ? order.order_no : 'unknown',
        amount,
        currency: paid.currency,
      });
      const { replayed } = await post(trx, clock, unmatched);
      if (replayed) return;
      await recordAudit(trx, clock, {
        actor: PARTY,
        action: 'deposit.unmatched',
        subject: `deposit:${paid.orderNo.slice(0, 64)}`,
        detail: { ...paid },
      });
      return;
    }
    const { replayed } = await post(
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
    if (replayed) return;
    await trx
      .updateTable('deposit_order')
      .set({
        state: 'done',
        reason: null,
        late: order.state === 'failed',
        finished_at: instantOf(clock),
      })
      .where('order_no', '=', order.order_no)
      .where('state', '=', order.state)
      .execute();
    await recordAudit(trx, clock, {
      actor: PARTY,
      action: order.state === 'failed' ? 'deposit.done.late' : 'deposit.done',
      subject: `deposit:${order.order_no}`,
    });
  });
}

/** An order that will not be paid; one that is done stays done (S6). */
export async function failOrder(
  core: Core,
  orderNo: string,
  reason: 'declined' | 'expired',
): Promise<void> {
  const { db, clock } = core;
  await withTransaction(db, async (trx) => {
    const failed = await trx
      .updateTable('deposit_order')
      .set({ state: 'failed', reason, finished_at: instantOf(clock) })
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
