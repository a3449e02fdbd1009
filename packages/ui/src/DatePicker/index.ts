export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { addDays, countDays, type IsoDate, toIsoDate } from './dates.ts';
export type { DateNames, DatePickerLabels } from './labels.ts';
export type { PickerProps } from './PickerField.tsx';
