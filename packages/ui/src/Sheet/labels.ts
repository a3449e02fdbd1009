export interface SheetLabels {
  close: string;
  /** Accessible name of the handle, which also closes it by keyboard. */
  handle: string;
}

export const english: SheetLabels = { close: 'Close', handle: 'Pull down to close' };
