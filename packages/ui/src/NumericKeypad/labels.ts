export interface NumericKeypadLabels {
  /** Accessible name of the group of keys. */
  keypad: string;
  delete: string;
  paste: string;
  point: string;
}

export const english: NumericKeypadLabels = {
  keypad: 'Keypad',
  delete: 'Delete',
  paste: 'Paste',
  point: 'Decimal point',
};
