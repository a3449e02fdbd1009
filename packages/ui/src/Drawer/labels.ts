export interface DrawerLabels {
  close: string;
}

export const english: DrawerLabels = { close: 'Close' };
