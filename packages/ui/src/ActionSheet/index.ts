export { ActionSheet, type ActionSheetProps } from './ActionSheet.tsx';
export type { ActionSheetLabels } from './labels.ts';
