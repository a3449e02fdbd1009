export { Sheet, SheetClose, type SheetLabels, type SheetProps } from './Sheet.tsx';
