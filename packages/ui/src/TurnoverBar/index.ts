export type { TurnoverBarLabels } from './labels.ts';
export { TurnoverBar, type TurnoverBarProps } from './TurnoverBar.tsx';
