export { Amount, type AmountProps } from './Amount.tsx';
export {
  type AmountOptions,
  type AmountRounding,
  type AmountSign,
  type AmountValue,
  formatAmount,
} from './format-amount.ts';
export type { AmountLabels } from './labels.ts';
