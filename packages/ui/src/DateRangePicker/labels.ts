import { type DatePickerLabels, english as single } from '../DatePicker/labels.ts';

export interface DateRangePickerLabels extends DatePickerLabels {
  /** What to do first, and then. */
  chooseFirst: string;
  chooseLast: string;
  /** How long the chosen time is: "7 days". */
  days: (count: number) => string;
  /** Names the row of presets. */
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
