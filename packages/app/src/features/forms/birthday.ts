/** A date of birth as typed, in three fields. */
export interface TypedDay {
  day: string;
  month: string;
  year: string;
}

export const noDay: TypedDay = { day: '', month: '', year: '' };

/**
 * The typed fields as `YYYY-MM-DD`; empty while all are empty. The rule decides whether the date is
 * valid.
 */
export function toIsoDate({ day, month, year }: TypedDay): string {
  if (day === '' && month === '' && year === '') return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The three fields of a date. */
export function fromIsoDate(iso: string): TypedDay {
  const [year = '', month = '', day = ''] = iso === '' ? [] : iso.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
