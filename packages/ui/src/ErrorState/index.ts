export { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
export type { ErrorStateLabels } from './labels.ts';
