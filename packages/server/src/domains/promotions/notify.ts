import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../platform/core.ts';
import { sendPromotionMessage } from '../messages/index.ts';
import { readSite } from '../site/index.ts';
import { getBalance, isOpen, lockRecord, reevaluate, type Standing } from './progress.ts';

/** Records that one run of the job notifies. */
const BATCH = 200;

/**
 * Notifies the player of a locked record that it can be settled; once a record, although it may stop
 * to be settlable and become it again.
 */
export async function notifySettlable(
  trx: Trx,
  clock: Clock,
  standing: Standing,
  currency: string,
): Promise<void> {
  if (standing.settlable_notified_at !== null) return;
  await trx
    .updateTable('promotion_record')
    .set({ settlable_notified_at: toDate(clock) })
    .where('id', '=', standing.id)
    .execute();
  await sendPromotionMessage(trx, clock, 'promotionSettlable', toEvent(standing, currency));
}

/**
 * Notifies players a day before the deadline of a record whose conditions are not met. One that runs
 * for less than two days is left out: its player has just joined it.
 */
export async function notifyEnding(core: Core): Promise<void> {
  const { db, clock } = core;
  const due = await db
    .selectFrom('promotion_record')
    .select('id')
    .where('ended_at', 'is', null)
    .where('ending_notified_at', 'is', null)
    .where('status', '=', 'ongoing')
    .where('deadline', '>', toDate(clock))
    .where('deadline', '<=', toDate(clock, DAY_MS))
    .where(sql<boolean>`deadline >= joined_at + interval '48 hours'`)
    .orderBy('deadline')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await withTransaction(db, async (trx) => {
      const record = await lockRecord(trx, id);
      if (!record || !isOpen(record) || record.ending_notified_at !== null) return;
      const standing = await reevaluate(trx, clock, id);
      if (standing.status !== 'ongoing') return;
      await trx
        .updateTable('promotion_record')
        .set({ ending_notified_at: toDate(clock) })
        .where('id', '=', id)
        .execute();
      const { currencyCode } = await readSite(trx);
      const event = { ...toEvent(standing, currencyCode), until: standing.deadline };
      await sendPromotionMessage(trx, clock, 'promotionEnding', event);
    });
  }
}

function toEvent(standing: Standing, currency: string) {
  return {
    playerId: standing.player_id,
    promotionId: standing.promotion_id,
    titles: standing.titles,
    recordId: standing.id,
    amount: getBalance(standing),
    currency,
  };
}
