export {
  createToastStore,
  TOAST_DURATION_MS,
  type ToastItem,
  type ToastOptions,
  toast,
  toasts,
} from './store.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
