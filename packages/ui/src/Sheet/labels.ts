export interface SheetLabels {
  close: string;
  /** Names the handle, which closes it by keyboard too. */
  handle: string;
}

export const english: SheetLabels = { close: 'Close', handle: 'Pull down to close' };
