export interface ButtonLabels {
  /** Announced while the button is loading. */
  loading: string;
}

export const english: ButtonLabels = { loading: 'Loading' };
