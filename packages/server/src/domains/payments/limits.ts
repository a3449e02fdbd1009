import type { Reader } from '../../core/database/schema.ts';
import { type SiteSettings, startOfDay } from '../site/index.ts';

/** What a player may still deposit today. */
export interface DepositRoom {
  readonly times: number;
  /** Minor units. */
  readonly amount: bigint;
}

/**
 * Counts today's deposits, those that may still be paid included, so that a pile of unpaid orders
 * cannot pass the limit together (specification: Validation rules, deposit).
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
  // An order that is only pending holds its amount, but is no deposit yet: it takes no turn.
  const done = rows.filter((row) => row.state === 'done').length;
  const used = rows.reduce((sum, row) => sum + row.amount, 0n);
  const left = BigInt(settings.deposit.amountPerDay) - used;
  return {
    times: Math.max(0, settings.deposit.timesPerDay - done),
    amount: left > 0n ? left : 0n,
  };
}
