export {
  type DataColumn,
  type DataSelection,
  type DataSort,
  DataTable,
  type DataTableProps,
} from './DataTable.tsx';
export type { DataTableLabels } from './labels.ts';
