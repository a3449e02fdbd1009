export interface ToastLabels {
  /** Accessible name of the close button. */
  close: string;
  /** Accessible name of the landmark with the toasts; its keyboard shortcut follows. */
  region: string;
  /** Announced before the text of a toast. */
  toast: string;
}

export const english: ToastLabels = {
  close: 'Close',
  region: 'Notifications',
  toast: 'Notification',
};
