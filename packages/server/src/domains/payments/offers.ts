import { recordAudit } from '../../core/audit/record.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../platform/core.ts';
import { sendOfferMissed } from '../messages/index.ts';
import { joinDepositOffer, readPromotionTitles } from '../promotions/index.ts';

const BATCH = 100;

/**
 * Joins the offer of a credited deposit. The deposit has been credited in a transaction of its own,
 * so that an offer never delays it; the job repeats a join that was interrupted.
 */
export async function joinOffer(core: Core, orderNo: string): Promise<void> {
  try {
    await join(core, orderNo);
  } catch (error) {
    core.logger.error({ err: error, orderNo }, 'the offer of a deposit could not be joined');
  }
}

/** Joins the offers of credited deposits whose join was interrupted. */
export async function joinDueOffers(core: Core): Promise<void> {
  const due = await core.db
    .selectFrom('deposit_order')
    .select('order_no')
    .where('offer_state', '=', 'due')
    .orderBy('finished_at')
    .limit(BATCH)
    .execute();
  for (const { order_no: orderNo } of due) await joinOffer(core, orderNo);
}

async function join(core: Core, orderNo: string): Promise<void> {
  const { db, clock } = core;
  const order = await db
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('offer_state', '=', 'due')
    .executeTakeFirst();
  if (!order || order.offer_id === null || order.offer_terms === null) return;
  const { player_id: playerId, offer_id: promotionId, offer_terms: termsHash, amount } = order;
  const chosen = { playerId, promotionId, termsHash, amount, orderNo };
  const result = await joinDepositOffer(core, chosen);
  await withTransaction(db, async (trx) => {
    const changes =
      'recordId' in result
        ? { offer_state: 'joined' as const, offer_record: result.recordId }
        : { offer_state: 'missed' as const };
    const changed = await trx
      .updateTable('deposit_order')
      .set(changes)
      .where('order_no', '=', orderNo)
      .where('offer_state', '=', 'due')
      .returning('order_no')
      .executeTakeFirst();
    if (!changed) return;
    await recordAudit(trx, clock, {
      actor: 'system:payments',
      action: `deposit.offer.${changes.offer_state}`,
      subject: `deposit:${orderNo}`,
      detail: { promotionId, ...result },
    });
    if ('recordId' in result) return;
    const titles = (await readPromotionTitles(trx, [promotionId])).get(promotionId) ?? {};
    const deposit = { playerId, amount, currency: order.currency, promotionId, titles };
    await sendOfferMissed(trx, clock, result.missed, deposit);
  });
}
