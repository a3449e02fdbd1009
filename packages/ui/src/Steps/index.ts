export type { StepsLabels } from './labels.ts';
export { Steps, type StepsProps } from './Steps.tsx';
