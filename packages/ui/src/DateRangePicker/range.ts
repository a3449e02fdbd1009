import { addDays, countDays, type IsoDate } from '../DatePicker/dates.ts';

/** First and last day, both included. */
export interface DateRange {
  /** First day. */
  from: IsoDate;
  /** Last day. */
  to: IsoDate;
}

/** A draft of a range: empty, with its first day, or complete. */
export interface DraftRange {
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
}

/**
 * The draft after a day was selected. A complete range starts over; the two ends may be selected in
 * either order, and be the same day.
 */
export function withDay({ from, to }: DraftRange, day: IsoDate): DraftRange {
  if (from === undefined || to !== undefined) return { from: day };
  return day < from ? { from: day, to: from } : { from, to: day };
}

export function isWhole(draft: DraftRange): draft is DateRange {
  return draft.from !== undefined && draft.to !== undefined;
}

/** The number of days; zero while the range is incomplete. */
export function countRangeDays(draft: DraftRange): number {
  return isWhole(draft) ? countDays(draft.from, draft.to) : 0;
}

/** The last so many days including today, for presets. */
export function lastDays(count: number, today: IsoDate): DateRange {
  return { from: addDays(today, 1 - count), to: today };
}

export function sameRange(a: DraftRange, b: DraftRange): boolean {
  return a.from === b.from && a.to === b.to;
}
