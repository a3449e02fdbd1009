export { Callout, type CalloutProps } from './Callout.tsx';
export type { CalloutLabels } from './labels.ts';
