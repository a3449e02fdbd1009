/** A day of birth as it is typed, in three fields. */
export interface TypedDay {
  day: string;
  month: string;
  year: string;
}

export const noDay: TypedDay = { day: '', month: '', year: '' };

/** `YYYY-MM-DD` of what is typed; empty while nothing is. Whether it is a day is the rule's to say. */
export function toIsoDate({ day, month, year }: TypedDay): string {
  if (day === '' && month === '' && year === '') return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The three fields of a day. */
export function fromIsoDate(iso: string): TypedDay {
  const [year = '', month = '', day = ''] = iso === '' ? [] : iso.split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}
