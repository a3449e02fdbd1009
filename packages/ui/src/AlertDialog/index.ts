export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export type { AlertDialogLabels } from './labels.ts';
