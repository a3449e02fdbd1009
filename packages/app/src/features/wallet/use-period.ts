import { type BillPeriod, billPeriods } from '@parlor/api/entities/bill';
import { type Days, getPeriodDays } from '@parlor/api/rules';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../data/site.ts';
import { now } from '../../platform/clock.ts';

/** The period in the address: `?period=lastMonth`, `?period=custom&from=2026-11-01&until=2026-11-15`. */
export interface PeriodChoice {
  /** Undefined: all time. */
  period: BillPeriod | undefined;
  /** Its days in the site's zone; undefined for all time, and for custom days that are invalid. */
  days: Days | undefined;
  /** The last chosen custom days, valid or not. */
  custom: { from: string; until: string };
  choose: (period: BillPeriod | undefined, custom?: Days) => void;
}

/**
 * Reads and changes the period in the address. A change drops the transaction that is shown.
 * @param fallback the period of an address without one
 */
export function usePeriod(fallback?: BillPeriod): PeriodChoice {
  const { countryTimezone: zone } = useSite();
  const [search, setSearch] = useSearchParams();
  const period = billPeriods.find((known) => known === search.get('period')) ?? fallback;
  const custom = { from: search.get('from') ?? '', until: search.get('until') ?? '' };
  return {
    period,
    custom,
    days: period && getPeriodDays(period, custom, now(), zone),
    choose: (next, days) =>
      setSearch(
        (current) => {
          for (const name of ['period', 'from', 'until', 'id', 'sort']) current.delete(name);
          if (next !== undefined) current.set('period', next);
          if (days !== undefined) {
            current.set('from', days.from);
            current.set('until', days.until);
          }
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
