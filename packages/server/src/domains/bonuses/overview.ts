import type { Bonus, BonusKind, BonusOverview } from '@parlor/api/entities/bonus';
import { bonusKinds } from '@parlor/api/entities/bonus';
import { addDays, instantAt, isoDayAt, toDecimal } from '@parlor/api/rules';
import type { Core } from '../../platform/core.ts';
import { sumValidBets } from '../play/index.ts';
import { findPlayer } from '../players/index.ts';
import { listClaimable, type RewardRow, sumAmounts } from '../rewards/index.ts';
import { getDay, type SiteSettings } from '../site/index.ts';

/**
 * The bonuses at a player's level, with their requirements and what can be claimed. A bonus that pays
 * nothing, since its programme is off or the level has none, is left out.
 */
export async function getBonusOverview(
  { db, clock }: Core,
  settings: SiteSettings,
  playerId: string,
): Promise<BonusOverview> {
  const { bonuses, countryTimezone: zone, currencyExponent: exponent } = settings;
  const money = (minor: bigint | string) => toDecimal(BigInt(minor), exponent);
  const player = await findPlayer(db, playerId);
  const level = player?.level ?? 0;
  const own = settings.levels.find((each) => each.level === level);
  const next = settings.levels.find((each) => each.level === level + 1);
  const claimable = await listClaimable(db, clock, playerId, 'bonus');
  const today = isoDayAt(clock.now(), zone);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const firstOfNext = `${addDays(firstOfMonth, 31).slice(0, 7)}-01`;
  const release = (day: string) =>
    new Date(instantAt(`${day} ${bonuses.issueTime}:00`, zone)).toISOString();
  const ofMonth = {
    from: getDay(firstOfMonth, zone).from,
    until: getDay(firstOfNext, zone).from,
  };
  const amounts: Record<BonusKind, bigint> = {
    monthly: BigInt(own?.monthlyBonus ?? 0),
    birthday: BigInt(own?.birthdayBonus ?? 0),
    levelUpgrade: BigInt(next?.upgradeBonus ?? 0),
    deposit: bonuses.depositRate > 0 ? BigInt(bonuses.depositMaximum) : 0n,
  };
  const offers: Record<
    BonusKind,
    Omit<BonusOverview['offers'][number], 'kind' | 'amount' | 'claimable'>
  > = {
    monthly: {
      requiredBets: money(bonuses.monthlyRequiredBets),
      currentBets: money(await sumValidBets(db, playerId, ofMonth)),
      nextReleaseTime: release(firstOfNext),
    },
    birthday: {
      requiredBets: money(0n),
      currentBets: money(0n),
      nextReleaseTime: player?.birthday ? release(getNextBirthday(player.birthday, today)) : null,
    },
    levelUpgrade: {
      requiredBets: money(next?.requiredBets ?? '0'),
      currentBets: money(next ? await sumValidBets(db, playerId) : 0n),
      nextReleaseTime: null,
    },
    deposit: {
      requiredBets: money(0n),
      currentBets: money(0n),
      nextReleaseTime: null,
    },
  };
  return {
    level,
    levelName: own?.name ?? String(level),
    claimableAmount: money(sumAmounts(claimable)),
    offers: bonusKinds.flatMap((kind) => {
      const row = claimable.find((each) => each.kind === kind);
      if (!row && amounts[kind] <= 0n) return [];
      const offer = { kind, amount: money(amounts[kind]), ...offers[kind] };
      return [{ ...offer, claimable: row ? toBonus(row, exponent) : null }];
    }),
  };
}

/** The first birthday after today; one of 29 February is on the 28th in a common year. */
function getNextBirthday(birthday: string, today: string): string {
  const inYear = (year: number) => {
    const day = `${year}-${birthday.slice(5)}`;
    return addDays(day, 0) === day ? day : `${year}-02-28`;
  };
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(year);
  return thisYear > today ? thisYear : inYear(year + 1);
}

export function toBonus(row: RewardRow, exponent: number): Bonus {
  return {
    id: row.id,
    kind: row.kind as BonusKind,
    state: row.state,
    amount: toDecimal(row.amount, exponent),
    level: row.level,
    releaseTime: row.released_at.toISOString(),
    issuedTime: row.state === 'expired' ? null : (row.finished_at?.toISOString() ?? null),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
