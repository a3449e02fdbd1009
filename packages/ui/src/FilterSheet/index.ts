export { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';
export type { FilterSheetLabels } from './labels.ts';
