export { type DataColumn, type DataSort, DataTable, type DataTableProps } from './DataTable.tsx';
export type { DataTableLabels } from './labels.ts';
