import { addDays } from '@parlor/api/rules';
import { toDate } from '../../core/clock.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../platform/core.ts';
import { playersSince } from '../play/index.ts';
import { lockPlayer } from '../players/index.ts';
import { issueReward } from '../rewards/index.ts';
import { getDay, readSite, type SiteSettings } from '../site/index.ts';
import { calculateRebate, readCarried } from './calculate.ts';

/**
 * Closes the day before `today` for everybody who played on it, and issues their rebates. Each player's
 * day closes once, so a repeated run changes nothing.
 */
export async function closeDay(core: Core, today: string): Promise<void> {
  const settings = await readSite(core.db);
  const day = addDays(today, -1);
  const { from, until } = getDay(day, settings.countryTimezone);
  for (const playerId of await playersSince(core.db, from, until)) {
    await closeOfPlayer(core, settings, { playerId, day, from, until });
  }
}

async function closeOfPlayer(
  { db, clock }: Core,
  settings: SiteSettings,
  { playerId, day, from, until }: { playerId: string; day: string; from: Date; until: Date },
): Promise<void> {
  const { currencyCode: currency, rebate } = settings;
  await withTransaction(db, async (trx) => {
    // The player's row is the lock: the next day sees what this one leaves over.
    const player = await lockPlayer(trx, playerId);
    if (!player) return;
    const { level } = player;
    const closed = await trx
      .selectFrom('rebate_period')
      .select('period')
      .where('player_id', '=', playerId)
      .where('period', '=', day)
      .executeTakeFirst();
    if (closed) return;
    const carried = await readCarried(trx, playerId);
    const calculation = await calculateRebate(trx, settings, {
      playerId,
      level,
      from,
      until,
      carried,
    });
    const { amount, lines, validBets } = calculation;
    const isIssued = amount > 0n && amount >= BigInt(rebate.minimum);
    const rewardId = isIssued
      ? await issueReward(trx, clock, {
          playerId,
          program: 'rebate',
          kind: 'day',
          scope: `rebate:${day}:${playerId}`,
          subject: day,
          level,
          amount,
          currency,
          claim: { days: rebate.claimDays },
          actor: 'system:rebate',
        })
      : undefined;
    await trx
      .insertInto('rebate_period')
      .values({
        player_id: playerId,
        period: day,
        reward_id: rewardId ?? null,
        valid_bets: validBets,
        lines: JSON.stringify(lines),
        carried_in: carried,
        carried_out: isIssued ? calculation.remainder : calculation.total,
        closed_at: toDate(clock),
      })
      .execute();
  });
}
