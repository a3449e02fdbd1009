export interface DataTableLabels {
  empty: string;
}

export const english: DataTableLabels = { empty: 'Nothing here yet' };
