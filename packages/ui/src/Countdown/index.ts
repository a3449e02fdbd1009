export { Countdown, type CountdownProps } from './Countdown.tsx';
export type { CountdownLabels } from './labels.ts';
