/** Names of months and weekdays, as in a dayjs locale, for languages without data in some browsers. */
export interface DateNames {
  /** The months, January first. */
  months?: readonly string[] | undefined;
  /** The weekdays, Sunday first. */
  weekdays?: readonly string[] | undefined;
  /** Abbreviated weekdays, Sunday first. */
  weekdaysShort?: readonly string[] | undefined;
}

export interface DatePickerLabels {
  /** Placeholder of the field, and title of the calendar. */
  choose: string;
  previousMonth: string;
  nextMonth: string;
  /** Accessible name of the list of months. */
  month: string;
  /** Accessible name of the list of years. */
  year: string;
  today: string;
  clear: string;
  /**
   * Replaces the browser's names where they would be in another language; `null` uses the
   * browser's.
   */
  names: DateNames | null;
}

export const english: DatePickerLabels = {
  choose: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  clear: 'Clear',
  names: null,
};
