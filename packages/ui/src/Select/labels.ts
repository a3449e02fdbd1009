export interface SelectLabels {
  /** Names the field that narrows a long list. */
  search: string;
  /** When nothing matches. */
  empty: string;
}

export const english: SelectLabels = { search: 'Search', empty: 'No results' };
