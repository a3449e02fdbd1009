export { Dialog, DialogClose, type DialogProps } from './Dialog.tsx';
export type { DialogLabels } from './labels.ts';
