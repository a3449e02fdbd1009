export {
  MoneyMap,
  type MoneyMapLabels,
  type MoneyMapProps,
  type MoneyMapSegment,
} from './MoneyMap.tsx';
