export interface FilterSheetLabels {
  /** Label of the button and title of the sheet. */
  filter: string;
  /** Number of active filters, on the button: "3 on". */
  active: (count: number) => string;
  apply: string;
  reset: string;
}

export const english: FilterSheetLabels = {
  filter: 'Filter',
  active: (count) => `${count} selected`,
  apply: 'Show results',
  reset: 'Reset',
};
