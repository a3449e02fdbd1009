export type { NumericKeypadLabels } from './labels.ts';
export {
  NumericKeypad,
  type NumericKeypadProps,
} from './NumericKeypad.tsx';
