export { Button, type ButtonLabels, type ButtonProps } from './Button.tsx';
export { ACTIVATION_INTERVAL_MS } from './throttle.ts';
