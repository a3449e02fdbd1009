import { type DatePickerLabels, english as single } from '../DatePicker/labels.ts';

export interface DateRangePickerLabels extends DatePickerLabels {
  /** Hint before the first day is selected, and after it. */
  chooseFirst: string;
  chooseLast: string;
  /** Length of the selected range: "7 days". */
  days: (count: number) => string;
  /** Accessible name of the row of presets. */
  presets: string;
  apply: string;
}

export const english: DateRangePickerLabels = {
  ...single,
  choose: 'Choose dates',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
  days: (count) => `${count} ${count === 1 ? 'day' : 'days'}`,
  presets: 'Quick choices',
  apply: 'Apply',
};
