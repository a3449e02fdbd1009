export interface AmountLabels {
  /** Text in place of a concealed figure. */
  concealed: string;
}

export const english: AmountLabels = { concealed: 'Amount hidden' };
