export { AmountField, type AmountFieldProps } from './AmountField.tsx';
export type { AmountFieldLabels } from './labels.ts';
