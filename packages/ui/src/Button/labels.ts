export interface ButtonLabels {
  /** Announced while the button is at work. */
  loading: string;
}

export const english: ButtonLabels = { loading: 'Loading' };
