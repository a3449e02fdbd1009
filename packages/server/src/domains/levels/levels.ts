import type { LevelSchedule, MemberLevel } from '@parlor/api/entities/level';
import { toDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { readMark, writeMark } from '../../core/jobs/marks.ts';
import type { Core } from '../../platform/core.ts';
import { sendLevelReached } from '../messages/index.ts';
import { playersSince, sumValidBets } from '../play/index.ts';
import { readSite, type SiteSettings } from '../site/index.ts';

/** Rewards a level, in the transaction that raises the player to it. */
export type OnRaised = (trx: Trx, raised: { playerId: string; level: number }) => Promise<void>;

const MARK = 'levels.raise';
/** Entries become visible in the order of commits: each run overlaps the last one by this time. */
const OVERLAP_MS = 120_000;

/** The levels with their benefits, lowest first. */
export function getLevels({ levels, bonuses, currencyExponent }: SiteSettings): MemberLevel[] {
  const money = (minor: string) => toDecimal(BigInt(minor), currencyExponent);
  return levels.map((level, index) => ({
    level: level.level,
    name: level.name,
    requiredBets: money(level.requiredBets),
    upgradeBonus: money(level.upgradeBonus),
    monthlyBonus: money(level.monthlyBonus),
    monthlyRequiredBets: money(level.monthlyBonus === '0' ? '0' : bonuses.monthlyRequiredBets),
    birthdayBonus: money(level.birthdayBonus),
    isHighest: index === levels.length - 1,
  }));
}

function getLevelName({ levels }: SiteSettings, level: number): string {
  return levels.find((each) => each.level === level)?.name ?? String(level);
}

/**
 * Progress to the next level.
 *
 * @param currentBets lifetime valid bets in minor units.
 */
export function getSchedule(
  settings: SiteSettings,
  level: number,
  currentBets: bigint,
): LevelSchedule {
  const money = (minor: bigint) => toDecimal(minor, settings.currencyExponent);
  const next = settings.levels.find((each) => each.level === level + 1);
  const own = {
    level,
    levelName: getLevelName(settings, level),
    currentBets: money(currentBets),
  };
  if (!next) {
    const reached = { requiredBets: null, remainingBets: money(0n), percent: 100 };
    return { ...own, nextLevel: null, nextLevelName: null, ...reached };
  }
  const required = BigInt(next.requiredBets);
  const counted = currentBets < 0n ? 0n : currentBets;
  // The level itself is raised by a job; 100 % is for the highest level.
  const percent = Math.min(99, Number((counted * 100n) / required));
  return {
    ...own,
    nextLevel: next.level,
    nextLevelName: next.name,
    requiredBets: money(required),
    remainingBets: money(required > counted ? required - counted : 0n),
    percent,
  };
}

/**
 * Raises the players who reached a level since the last run. A level is never taken away: a rollback
 * or a changed ladder only delays the next one.
 */
export async function raiseLevels(core: Core, onRaised: OnRaised): Promise<void> {
  const { db, clock } = core;
  const startedAt = toDate(clock);
  const settings = await readSite(db);
  const mark = await readMark(db, MARK);
  const since = new Date((mark?.getTime() ?? OVERLAP_MS) - OVERLAP_MS);
  for (const playerId of await playersSince(db, since)) {
    await raiseLevel(core, settings, playerId, onRaised);
  }
  await writeMark(db, MARK, startedAt);
}

/** Raises a player to the level that their valid bets reach. */
export async function raiseLevel(
  { db, clock }: Core,
  settings: SiteSettings,
  playerId: string,
  onRaised: OnRaised,
): Promise<void> {
  const { levels } = settings;
  const bets = await sumValidBets(db, playerId);
  const reached = levels.findLast(({ requiredBets }) => bets >= BigInt(requiredBets))?.level ?? 0;
  await withTransaction(db, async (trx) => {
    const player = await trx
      .selectFrom('player')
      .select('level')
      .where('id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (player.level >= reached) return;
    await trx.updateTable('player').set({ level: reached }).where('id', '=', playerId).execute();
    await recordAudit(trx, clock, {
      actor: 'system:levels',
      action: 'player.levelRaised',
      subject: `player:${playerId}`,
      detail: { from: player.level, to: reached, bets },
    });
    // Only the highest of several levels reached at once.
    await sendLevelReached(trx, clock, { playerId, level: getLevelName(settings, reached) });
    for (let level = player.level + 1; level <= reached; level += 1) {
      await onRaised(trx, { playerId, level });
    }
  });
}
