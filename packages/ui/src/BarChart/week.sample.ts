import type { BarGroup, BarSeries } from './BarChart.tsx';

export const sampleSeries: readonly BarSeries[] = [
  { id: 'in', label: 'In', tone: 'positive' },
  { id: 'out', label: 'Out', tone: 'neutral' },
];

const days = [
  ['Mon', 2000, 1240],
  ['Tue', 0, 620],
  ['Wed', 500, 2140],
  ['Thu', 1284, 0],
  ['Fri', 5000, 3120],
  ['Sat', 38, 2270],
  ['Sun', 0, 0],
] as const;

const peso = (value: number) => `₱${value.toLocaleString('en')}.00`;

/** One week of a player. */
export const sampleWeek: readonly BarGroup[] = days.map(([label, ...values]) => ({
  id: label,
  label,
  values,
  texts: values.map(peso),
}));

export const sampleTick = (value: number) => (value >= 1000 ? `${value / 1000}k` : `${value}`);
