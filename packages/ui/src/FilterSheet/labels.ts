export interface FilterSheetLabels {
  /** Names the button and the sheet. */
  filter: string;
  /** How many are on, on the button: "3 on". */
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
