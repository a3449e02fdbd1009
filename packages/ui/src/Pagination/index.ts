export type { PaginationLabels } from './labels.ts';
export { Pagination, type PaginationProps } from './Pagination.tsx';
