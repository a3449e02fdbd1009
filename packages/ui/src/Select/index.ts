export type { SelectLabels } from './labels.ts';
export type { SelectOption } from './list.ts';
export { Select, type SelectProps } from './Select.tsx';
