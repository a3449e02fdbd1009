import type { ComponentDocs } from '../design/docs.ts';
import { DataTable } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A table at every width, also where it is drawn as cards. The sorted column states its direction.',
  content: 'Short headers, the unit in the header, figures with `align="end"`.',
  related: { List: 'rows without columns', BarChart: 'a comparison at a glance' },
  recommended: {
    reason: 'Figures align at the end of their column.',
    example: (
      <DataTable
        label="Transactions"
        columns={[
          { id: 'type', header: 'Type', cell: ({ type }) => type },
          { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
        ]}
        rows={[{ type: 'Deposit', amount: '₱2,000.00' }]}
        rowKey={({ type }) => type}
      />
    ),
  },
  mistake: {
    reason: 'A table of one column: use a List.',
    example: (
      <DataTable
        label="Banks"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
        rows={[{ name: 'Lotus Bank' }]}
        rowKey={({ name }) => name}
      />
    ),
  },
};
