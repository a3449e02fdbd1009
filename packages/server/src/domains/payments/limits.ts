import type { Reader } from '../../core/database/schema.ts';
import { type SiteSettings, startOfDay } from '../site/index.ts';

/** The amount that a player may still deposit today. */
export interface DepositRoom {
  readonly times: number;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Counts today's deposits, including those that may still be paid, so that many unpaid orders
 * cannot exceed the limit together (specification: Validation rules, deposit).
 */
export async function depositRoom(
  on: Reader,
  playerId: string,
  settings: SiteSettings,
  now: number,
): Promise<DepositRoom> {
  const rows = await on
    .selectFrom('deposit_order')
    .select(['amount', 'state'])
    .where('player_id', '=', playerId)
    .where('created_at', '>=', startOfDay(now, settings.countryTimezone))
    .where((where) =>
      where.or([
        where('state', '=', 'done'),
        where.and([where('state', '=', 'pendingPayment'), where('expires_at', '>', new Date(now))]),
      ]),
    )
    .execute();
  // A pending order reserves its amount, but does not count as a deposit yet.
  const done = rows.filter((row) => row.state === 'done').length;
  const used = rows.reduce((sum, row) => sum + row.amount, 0n);
  const left = BigInt(settings.deposit.amountPerDay) - used;
  return {
    times: Math.max(0, settings.deposit.timesPerDay - done),
    amount: left > 0n ? left : 0n,
  };
}
