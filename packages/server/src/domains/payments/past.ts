import { randomUUID } from 'node:crypto';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { post, transfers } from '../../ledger/index.ts';

/** A settled deposit of the past. `amount` in minor units. */
export interface PastDeposit {
  readonly playerId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly channel: string;
  readonly channelName: string;
}

/** Posts a deposit as paid at the clock's instant, with an ordinary order and posting. */
export async function seedSettledDeposit(trx: Trx, clock: Clock, of: PastDeposit): Promise<void> {
  const at = toDate(clock);
  const orderNo = randomUUID();
  const { playerId, amount, currency, channel } = of;
  await trx
    .insertInto('deposit_order')
    .values({
      order_no: orderNo,
      player_id: playerId,
      idempotency_key: orderNo,
      request_hash: '',
      channel,
      channel_name: of.channelName,
      amount,
      currency,
      state: 'done',
      reason: null,
      return_path: '',
      pay_url: null,
      created_at: at,
      expires_at: at,
      finished_at: at,
      next_check_at: at,
    })
    .execute();
  const movement = { playerId, amount, currency, channel, subject: of.channelName };
  await post(trx, clock, transfers.deposit({ ...movement, txId: orderNo, orderNo }));
}
