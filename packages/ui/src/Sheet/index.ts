export type { SheetLabels } from './labels.ts';
export { Sheet, SheetClose, type SheetProps } from './Sheet.tsx';
