import { toDate } from '../../core/clock.ts';
import type { PaymentPort } from '../../core/integrations/ports.ts';
import type { Core } from '../../platform/core.ts';
import { recordDeadLetter } from '../dead-letters/index.ts';
import { readSite, type SiteSettings } from '../site/index.ts';
import { failOrder, settlePayment } from './settle.ts';
import { getUnpostable, PSP } from './webhook.ts';

const BATCH = 20;
const CHECK_EVERY_MS = 15_000;
/** The provider may still confirm at the last moment; an order is given up only after this time. */
const EXPIRY_GRACE_MS = 60_000;

/**
 * Polls orders without a webhook, so that a lost webhook costs nobody anything; gives up those that
 * can no longer be paid.
 */
export async function followOrders(core: Core, payments: PaymentPort): Promise<void> {
  const { db, clock } = core;
  const settings = await readSite(db);
  const due = await db
    .selectFrom('deposit_order')
    .select(['order_no', 'expires_at'])
    .where('state', '=', 'pendingPayment')
    .where('next_check_at', '<=', toDate(clock))
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute();
  for (const { order_no: orderNo, expires_at: expiresAt } of due) {
    await db
      .updateTable('deposit_order')
      .set({ next_check_at: toDate(clock, CHECK_EVERY_MS) })
      .where('order_no', '=', orderNo)
      .execute();
    // An order that fails must not block the others.
    await follow(core, payments, settings, orderNo, expiresAt).catch((error: unknown) => {
      core.logger.warn({ err: error, orderNo }, 'the status of a deposit could not be read');
    });
  }
}

async function follow(
  core: Core,
  payments: PaymentPort,
  settings: SiteSettings,
  orderNo: string,
  expiresAt: Date,
): Promise<void> {
  const over = expiresAt.getTime() + EXPIRY_GRACE_MS < core.clock.now();
  const state = await payments.payment(orderNo).catch(async (error: unknown) => {
    // An order is given up even if the provider stays silent; a payment that arrives later still
    // completes it.
    if (over) await failOrder(core, orderNo, 'expired');
    throw error;
  });
  const { status, txId, amount, currency } = state;
  if (status === 'succeeded' && txId !== null && amount !== null && currency !== null) {
    const paid = { orderNo, txId, amount, currency };
    return await settlePayment(core, settings, paid).catch(async (error: unknown) => {
      const payload = { type: 'payment.succeeded', ...paid };
      await recordDeadLetter(core, {
        ...getUnpostable(error),
        party: PSP,
        channel: 'poll',
        payload,
      });
      if (over) await failOrder(core, orderNo, 'expired');
    });
  }
  if (status === 'failed') return await failOrder(core, orderNo, 'declined');
  if (status === 'expired' || over) await failOrder(core, orderNo, 'expired');
}
