export type { MoneyMapLabels } from './labels.ts';
export {
  MoneyMap,
  type MoneyMapProps,
  type MoneyMapSegment,
} from './MoneyMap.tsx';
