export interface DataTableLabels {
  empty: string;
  /** Label of the menu that sorts the cards on a phone, and of its columns. */
  sortBy: string;
  /** Label of the two directions. */
  order: string;
  ascending: string;
  descending: string;
  /** Header of the checkboxes' column. */
  selected: string;
  selectAll: string;
  /** Name of a row's checkbox. */
  selectRow: (row: string) => string;
}

export const english: DataTableLabels = {
  empty: 'Nothing here yet',
  sortBy: 'Sort by',
  order: 'Order',
  ascending: 'Ascending',
  descending: 'Descending',
  selected: 'Selected',
  selectAll: 'Select all',
  selectRow: (row) => `Select ${row}`,
};
