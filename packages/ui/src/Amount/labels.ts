export interface AmountLabels {
  /** In place of a figure that is hidden. */
  concealed: string;
}

export const english: AmountLabels = { concealed: 'Amount hidden' };
