export interface SelectLabels {
  /** Accessible name of the field that filters a long list. */
  search: string;
  /** Text when nothing matches. */
  empty: string;
}

export const english: SelectLabels = { search: 'Search', empty: 'No results' };
