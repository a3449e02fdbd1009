export {
  type DatePreset,
  DateRangePicker,
  type DateRangePickerProps,
} from './DateRangePicker.tsx';
export type { DateRangePickerLabels } from './labels.ts';
export { type DateRange, lastDays } from './range.ts';
