export { Dialog, DialogClose, type DialogContentProps, type DialogProps } from './Dialog.tsx';
export type { DialogLabels } from './labels.ts';
