export {
  NumericKeypad,
  type NumericKeypadLabels,
  type NumericKeypadProps,
} from './NumericKeypad.tsx';
