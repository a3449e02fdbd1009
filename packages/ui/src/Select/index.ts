export type { SelectLabels } from './labels.ts';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
