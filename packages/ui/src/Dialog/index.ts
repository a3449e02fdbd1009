export { Dialog, DialogClose, type DialogLabels, type DialogProps } from './Dialog.tsx';
