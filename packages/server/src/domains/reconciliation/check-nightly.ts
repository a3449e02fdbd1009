import { DAY_MS } from '@parlor/api/constants';
import { addDays, instantAt, isoDayAt } from '@parlor/api/rules';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { compareDay, getSources } from './check-day.ts';
import { GRACE_MS } from './payments.ts';
import type { Source } from './source.ts';

/** The books of a day are complete this long after its end. */
const COMPLETE_AFTER_MS = 2 * GRACE_MS;
/** Days of the past week with open differences are compared again each night. */
const AGAIN_DAYS = 7;
/** Yesterday and the days before it that are compared after an outage. */
const CATCH_UP_DAYS = 31;
/** After so many failures in a run, only yesterday is still compared: the party may be silent. */
const MAX_FAILURES = 3;

/**
 * Once a night, when the books of the day before are complete; one party at a time. Days that were
 * missed or that failed are caught up.
 *
 * @throws AggregateError if a comparison failed; the next run tries it again.
 */
export async function checkNightly(core: Core): Promise<void> {
  const { countryTimezone: zone } = await readSite(core.db);
  const yesterday = addDays(isoDayAt(core.clock.now() - COMPLETE_AFTER_MS, zone), -1);
  const failures: unknown[] = [];
  for (const source of await getSources(core)) {
    // A silent party does not keep the others from being compared.
    failures.push(...(await checkParty(core, source, { yesterday, zone })));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'a comparison failed');
}

interface Night {
  readonly yesterday: string;
  readonly zone: string;
}

/** @returns the errors of the days that could not be compared */
async function checkParty(core: Core, source: Source, night: Night): Promise<unknown[]> {
  const { days, isFirst } = await listDueDays(core, source, night);
  const failures: unknown[] = [];
  for (const day of days) {
    if (failures.length >= MAX_FAILURES && day !== night.yesterday) continue;
    try {
      await compareDay(core, day, source);
    } catch (error) {
      core.logger.warn({ err: error, party: source.party, day }, 'a day could not be compared');
      failures.push(error);
      // The first check tells later nights where to begin, so no later day may have it.
      if (isFirst) break;
    }
  }
  return failures;
}

/** The days to compare, the oldest first, and whether no day of the party was ever compared. */
async function listDueDays(
  core: Core,
  source: Source,
  { yesterday, zone }: Night,
): Promise<{ readonly days: readonly string[]; readonly isFirst: boolean }> {
  const checks = await core.db
    .selectFrom('statement_check')
    .select(['day', 'checked_at'])
    .where('party', '=', source.party)
    .orderBy('day')
    .execute();
  const start = checks[0]?.day ?? toDay(await source.readFirstPosting(core.db), zone) ?? yesterday;
  const oldest = addDays(yesterday, 1 - CATCH_UP_DAYS);
  const compared = new Set(
    checks
      // An operator may have compared a day before its books were complete.
      .filter(({ day, checked_at: at }) => at.getTime() >= endOf(day, zone) + COMPLETE_AFTER_MS)
      .map(({ day }) => day),
  );
  const missing = listDays(max(oldest, min(start, yesterday)), yesterday).filter(
    (day) => !compared.has(day),
  );
  if (missing.length > 0) warnOfSkippedDays(core, source, { start, oldest, compared });
  const again = missing.includes(yesterday) ? await listOpenDays(core, source, yesterday) : [];
  return { days: [...new Set([...again, ...missing])].toSorted(), isFirst: checks.length === 0 };
}

/** Reports the days between the last comparison and the oldest day that is caught up. */
function warnOfSkippedDays(
  { logger }: Core,
  { party }: Source,
  {
    start,
    oldest,
    compared,
  }: { readonly start: string; readonly oldest: string; readonly compared: ReadonlySet<string> },
): void {
  const last = [...compared].filter((day) => day < oldest).at(-1);
  const from = last === undefined ? start : addDays(last, 1);
  if (from >= oldest) return;
  const until = addDays(oldest, -1);
  logger.warn({ party, from, until }, 'days are too old to be compared automatically');
}

/** Days of the past week with open differences. */
async function listOpenDays({ db }: Core, { party }: Source, yesterday: string): Promise<string[]> {
  const rows = await db
    .selectFrom('statement_difference')
    .select('day')
    .distinct()
    .where('party', '=', party)
    .where('state', '=', 'open')
    .where('day', '>=', addDays(yesterday, -AGAIN_DAYS))
    .where('day', '<', yesterday)
    .execute();
  return rows.map(({ day }) => day);
}

function listDays(from: string, until: string): string[] {
  const length = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length }, (_, index) => addDays(from, index));
}

const endOf = (day: string, zone: string) => instantAt(`${addDays(day, 1)} 00:00:00`, zone);
const toDay = (at: Date | undefined, zone: string) => at && isoDayAt(at.getTime(), zone);
// ISO days compare as text.
const min = (a: string, b: string) => (a < b ? a : b);
const max = (a: string, b: string) => (a > b ? a : b);
