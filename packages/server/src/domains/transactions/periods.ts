import type { BillPeriod } from '@parlor/api/entities/bill';
import { addDays, type Days } from '@parlor/api/rules';

/** The width of a step: at most 100 bars. */
export function getStep(period: BillPeriod, { from, until }: Days): 'hour' | 'day' | 'month' {
  if (period === 'last12Months') return 'month';
  if (until <= addDays(from, 1)) return 'hour';
  return until <= addDays(from, 99) ? 'day' : 'month';
}
