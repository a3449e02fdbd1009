export { ErrorState, type ErrorStateLabels, type ErrorStateProps } from './ErrorState.tsx';
