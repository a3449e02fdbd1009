import type { Tone } from '@parlor/tokens';

/** How long a toast stays, in ms (specification: Business constants and limits). */
export const TOAST_DURATION_MS = 3000;
/** More than these at once are a wall: the oldest gives way. */
export const MOST_TOASTS = 3;

export interface ToastOptions {
  text: string;
  /** Default `neutral`. `critical` interrupts a screen reader, the others wait. */
  tone?: Tone | undefined;
  /** In ms. Default 3000. */
  duration?: number | undefined;
  /** A toast with the same id takes the place of the one there is. */
  id?: string | undefined;
}

export interface ToastItem {
  id: string;
  text: string;
  tone: Tone;
  duration: number;
  /** Counts up when a toast takes the place of another, so that its time starts anew. */
  round: number;
}

type Listener = () => void;

/** The toasts of one page: shown from anywhere, drawn by the Toaster. */
export function createToastStore() {
  let items: readonly ToastItem[] = [];
  let made = 0;
  const listeners = new Set<Listener>();

  function set(next: readonly ToastItem[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Answers the id, to take it back with. */
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

/** Shows a small echo of what was just done. Outcomes of money go to a page or banner that stays. */
export function toast(options: ToastOptions | string): string {
  return toasts.show(typeof options === 'string' ? { text: options } : options);
}
