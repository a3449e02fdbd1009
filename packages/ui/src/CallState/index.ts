export { CallState, type CallStateProps } from './CallState.tsx';
export type { CallStateLabels } from './labels.ts';
