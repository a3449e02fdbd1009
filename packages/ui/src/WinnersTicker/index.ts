export type { WinnersTickerLabels } from './labels.ts';
export { type Win, WinnersTicker, type WinnersTickerProps } from './WinnersTicker.tsx';
