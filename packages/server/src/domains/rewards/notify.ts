import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { RewardProgram } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { sendRewardExpiring } from '../messages/index.ts';
import { sumAmounts } from './rewards.ts';

/** Players that one run of the job notifies. */
const BATCH = 200;

/**
 * Notifies players a day before rewards expire: one message for all of a programme. A reward that can
 * be claimed for less than two days is left out, since its player has just been notified of it.
 */
export async function notifyExpiring({ db, clock }: Core): Promise<void> {
  const expiring = sql<boolean>`state = 'pending' and expiry_notified_at is null
    and expires_at > ${toDate(clock)} and expires_at <= ${toDate(clock, DAY_MS)}
    and expires_at >= released_at + interval '48 hours'`;
  const due = await db
    .selectFrom('reward')
    .select(['player_id', 'program'])
    .distinct()
    .where(expiring)
    .limit(BATCH)
    .execute();
  const notify = async (trx: Trx, playerId: string, program: RewardProgram) => {
    const rows = await trx
      .updateTable('reward')
      .set({ expiry_notified_at: toDate(clock) })
      .where('player_id', '=', playerId)
      .where('program', '=', program)
      .where(expiring)
      .returning(['amount', 'currency', 'expires_at'])
      .execute();
    const [first] = rows;
    if (!first) return;
    const until = Math.min(...rows.map(({ expires_at }) => Number(expires_at)));
    await sendRewardExpiring(trx, clock, program, {
      playerId,
      amount: sumAmounts(rows),
      currency: first.currency,
      until: new Date(until),
    });
  };
  for (const { player_id: playerId, program } of due) {
    await withTransaction(db, (trx) => notify(trx, playerId, program));
  }
}
