export interface ToastLabels {
  /** Accessible name of the close button. */
  close: string;
  /** Accessible name of the landmark with the toasts that have buttons. */
  region: string;
}

export const english: ToastLabels = { close: 'Close', region: 'Notifications' };
