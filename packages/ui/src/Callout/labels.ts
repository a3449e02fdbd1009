export interface CalloutLabels {
  close: string;
}

export const english: CalloutLabels = { close: 'Close' };
