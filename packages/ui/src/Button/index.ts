export { Button, type ButtonProps } from './Button.tsx';
export type { ButtonLabels } from './labels.ts';
export { ACTIVATION_INTERVAL_MS } from './throttle.ts';
