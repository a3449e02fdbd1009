import type { Locale } from '@parlor/api/constants';
import type { RebateLine } from '@parlor/api/entities/rebate';
import { toDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import type { SiteSettings } from '../site/index.ts';
import type { StoredLine } from './tables.ts';

/** A rate is in hundredths of a percent: bets times rate are ten-thousandths of a minor unit. */
const PARTS = 10_000n;

/** The rebate of a period as calculated; {@link Calculation.carried} is not negative unless bets were rolled back. */
export interface Calculation {
  readonly lines: readonly StoredLine[];
  readonly validBets: bigint;
  /** Minor units, rounded down, at least zero. */
  readonly amount: bigint;
  /** The remainder, if `amount` is issued: ten-thousandths of a minor unit. */
  readonly remainder: bigint;
  /** The whole of it, if nothing is issued. */
  readonly total: bigint;
}

/**
 * Calculates the rebate of a player's counted wallet-funded bets in a period (domain: Rebate and bonus). A
 * rollback counts in the period in which it happens.
 *
 * @param carried from the periods before: ten-thousandths of a minor unit.
 */
export async function calculateRebate(
  on: Reader,
  { rebate }: SiteSettings,
  of: { playerId: string; level: number; from: Date; until: Date; carried: bigint },
): Promise<Calculation> {
  const { rows } = await sql<{ category_id: string; counted: bigint }>`
    select coalesce(g.category_id, '') as category_id, sum(e.counted)::bigint as counted
    from turnover_entry e left join game g on g.id = e.game_id
    where e.player_id = ${of.playerId} and e.sink_kind = 'rebate'
      and e.at >= ${of.from} and e.at < ${of.until}
    group by 1 having sum(e.counted) <> 0 order by 1`.execute(on);
  let total = of.carried;
  let validBets = 0n;
  const lines = rows.map(({ category_id: categoryId, counted }) => {
    const { base, perLevel } = rebate.rates[categoryId] ?? rebate.otherRate;
    const rate = base + perLevel * of.level;
    const share = counted * BigInt(rate);
    total += share;
    validBets += counted;
    const amount = String(floorDivide(share));
    return { categoryId, validBets: String(counted), rate, amount };
  });
  const amount = total > 0n ? total / PARTS : 0n;
  return { lines, validBets, amount, remainder: total - amount * PARTS, total };
}

/** Rounded down, also below zero. */
function floorDivide(parts: bigint): bigint {
  const quotient = parts / PARTS;
  return parts < 0n && parts % PARTS !== 0n ? quotient - 1n : quotient;
}

/** What the last closed day of a player left over or owes. */
export async function readCarried(on: Reader, playerId: string): Promise<bigint> {
  const last = await on
    .selectFrom('rebate_period')
    .select('carried_out')
    .where('player_id', '=', playerId)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.carried_out ?? 0n;
}

/** Lines in wire format, with the names of their categories. */
export async function toLines(
  on: Reader,
  lines: readonly StoredLine[],
  locale: Locale,
  { currencyExponent }: SiteSettings,
): Promise<RebateLine[]> {
  if (lines.length === 0) return [];
  const money = (minor: string) => toDecimal(BigInt(minor), currencyExponent);
  const categories = await on
    .selectFrom('game_category')
    .select(['id', 'name', 'titles'])
    .where(
      'id',
      'in',
      lines.map(({ categoryId }) => categoryId),
    )
    .execute();
  return lines.map(({ categoryId, validBets, rate, amount }) => {
    const category = categories.find(({ id }) => id === categoryId);
    return {
      categoryId: categoryId || 'other',
      categoryName: category?.titles[locale] ?? category?.name ?? categoryId,
      validBets: money(validBets),
      rate: toDecimal(BigInt(rate), 2),
      amount: money(amount),
    };
  });
}
