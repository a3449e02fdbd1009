export interface AlertDialogLabels {
  confirm: string;
  cancel: string;
}

export const english: AlertDialogLabels = { confirm: 'Confirm', cancel: 'Cancel' };
