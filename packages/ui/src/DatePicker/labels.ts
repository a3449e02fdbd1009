/** Names of months and weekdays, as in a dayjs locale, for languages without data in some browsers. */
export interface DateNames {
  /** January first. */
  months?: readonly string[] | undefined;
  /** Sunday first. */
  weekdays?: readonly string[] | undefined;
  /** A few letters each, Sunday first. */
  weekdaysShort?: readonly string[] | undefined;
}

export interface DatePickerLabels {
  /** In place of a date, and the title of the calendar. */
  choose: string;
  previousMonth: string;
  nextMonth: string;
  today: string;
  clear: string;
  /** Where the browser's own names would be in another language; `null` takes the browser's. */
  names: DateNames | null;
}

export const english: DatePickerLabels = {
  choose: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  clear: 'Clear',
  names: null,
};
