export type { SearchFieldLabels } from './labels.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
