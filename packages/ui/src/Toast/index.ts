export {
  ACTION_DURATION_MS,
  createToastStore,
  TOAST_DURATION_MS,
  type ToastAction,
  type ToastItem,
  type ToastOptions,
  toast,
  toasts,
} from './store.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
