export { AmountField, type AmountFieldLabels, type AmountFieldProps } from './AmountField.tsx';
