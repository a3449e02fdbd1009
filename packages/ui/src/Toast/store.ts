import type { Tone } from '@parlor/tokens';

/** How long a toast stays, in ms (specification: Business constants and limits). */
export const TOAST_DURATION_MS = 3000;
/** Maximum number of toasts at once: a further one replaces the oldest. */
export const MOST_TOASTS = 3;

export interface ToastOptions {
  text: string;
  /**
   * Meaning of the toast. `critical` interrupts a screen reader, the others wait. Default
   * `neutral`.
   */
  tone?: Tone | undefined;
  /** Duration in ms. Default 3000. */
  duration?: number | undefined;
  /** Identifier; a toast replaces an existing one with the same id. */
  id?: string | undefined;
}

export interface ToastItem {
  id: string;
  text: string;
  tone: Tone;
  duration: number;
  /** Incremented when a toast replaces another, which restarts its timer. */
  round: number;
}

type Listener = () => void;

/** The toasts of one page: added from anywhere, rendered by the Toaster. */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let made = 0;
  const listeners = new Set<Listener>();

  function set(next: readonly ToastItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Returns the id, for `dismiss`. */
    show({ text, tone = 'neutral', duration = TOAST_DURATION_MS, id }: ToastOptions): string {
      made += 1;
      const item = { id: id ?? `toast-${made}`, text, tone, duration, round: made };
      const others = items.filter((other) => other.id !== item.id);
      set([...others, item].slice(-MOST_TOASTS));
      return item.id;
    },
    dismiss(id: string) {
      if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
    },
    clear() {
      if (items.length > 0) set([]);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => items,
  };
}

/** The page's own store. */
export const toasts = createToastStore();

/**
 * Shows a short confirmation of an action. Outcomes that concern money need a page or banner that
 * stays.
 */
export function toast(options: ToastOptions | string): string {
  return toasts.show(typeof options === 'string' ? { text: options } : options);
}
