export interface DialogLabels {
  close: string;
}

export const english: DialogLabels = { close: 'Close' };
