export { FocusRing, type FocusRingProps } from './FocusRing.tsx';
