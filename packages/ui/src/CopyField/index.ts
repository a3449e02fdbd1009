export { CopyField, type CopyFieldProps } from './CopyField.tsx';
export type { CopyFieldLabels } from './labels.ts';
