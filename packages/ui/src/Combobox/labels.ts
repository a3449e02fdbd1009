export interface ComboboxLabels {
  /** Accessible name of the button that opens the list. */
  open: string;
  /** Accessible name of the button that empties the field. */
  clear: string;
  /** Text when nothing matches. */
  empty: string;
  /** Text while the options are fetched. */
  loading: string;
}

export const english: ComboboxLabels = {
  open: 'Show options',
  clear: 'Clear',
  empty: 'No matching options',
  loading: 'Loading options',
};
