import type { DataColumn } from './DataTable.tsx';

export interface SampleBill {
  id: string;
  kind: string;
  in: string;
  out: string;
}

export const sampleBills: readonly SampleBill[] = [
  { id: 'deposit', kind: 'Deposits', in: '₱7,500.00', out: '₱0.00' },
  { id: 'games', kind: 'Games', in: '₱12,840.60', out: '₱15,120.00' },
  { id: 'withdrawal', kind: 'Withdrawals', in: '₱0.00', out: '₱999,999,999,999.99' },
];

export const sampleColumns: readonly [DataColumn<SampleBill>, ...DataColumn<SampleBill>[]] = [
  { id: 'kind', header: 'Kind', cell: (bill) => bill.kind },
  { id: 'in', header: 'In', cell: (bill) => bill.in, align: 'end', sortable: true },
  { id: 'out', header: 'Out', cell: (bill) => bill.out, align: 'end', sortable: true },
];
