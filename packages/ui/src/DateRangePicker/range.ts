import { addDays, countDays, type IsoDate } from '../DatePicker/dates.ts';

/** First and last day, both counted. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

/** A range in the making: nothing, its first day, or all of it. */
export interface DraftRange {
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
}

/**
 * What choosing a day makes of it. A whole range begins again; the two ends may be chosen in either
 * order, and be one day.
 */
export function withDay({ from, to }: DraftRange, day: IsoDate): DraftRange {
  if (from === undefined || to !== undefined) return { from: day };
  return day < from ? { from: day, to: from } : { from, to: day };
}

export function isWhole(draft: DraftRange): draft is DateRange {
  return draft.from !== undefined && draft.to !== undefined;
}

/** How many days it has; none while it is not whole. */
export function lengthOf(draft: DraftRange): number {
  return isWhole(draft) ? countDays(draft.from, draft.to) : 0;
}

/** The last so many days, today among them: for presets. */
export function lastDays(count: number, today: IsoDate): DateRange {
  return { from: addDays(today, 1 - count), to: today };
}

export function sameRange(a: DraftRange, b: DraftRange): boolean {
  return a.from === b.from && a.to === b.to;
}
