export interface AmountFieldLabels {
  clear: string;
  /** Accessible name of the row of presets. */
  presets: string;
}

export const english: AmountFieldLabels = { clear: 'Clear amount', presets: 'Quick amounts' };
