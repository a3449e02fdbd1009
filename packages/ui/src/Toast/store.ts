import type { Tone } from '@parlor/tokens';

/** How long a toast stays, in ms. */
export const TOAST_DURATION_MS = 3000;
/** How long a toast with an action stays, in ms: time to read it and to reach the button. */
export const ACTION_DURATION_MS = 8000;
/** Maximum number of toasts at once: a further one replaces the oldest. */
export const MOST_TOASTS = 3;

export interface ToastAction {
  /** Text of the button, such as "Undo". */
  label: string;
  /** Called once; the toast then closes. */
  onSelect: () => void;
}

export interface ToastOptions {
  /** One short sentence. */
  text: string;
  /**
   * Meaning of the toast. `critical` interrupts a screen reader, the others wait. Default
   * `neutral`.
   */
  tone?: Tone | undefined;
  /**
   * Duration in ms; `Infinity` until it is closed. Default 3000, with an action or a close button
   * 8000.
   */
  duration?: number | undefined;
  /** A button, for undoing what was just done. What it does must be possible elsewhere too. */
  action?: ToastAction | undefined;
  /** Shows a close button. Default `false`. */
  closable?: boolean | undefined;
  /** Identifier; a toast replaces an existing one with the same id. */
  id?: string | undefined;
}

/** A toast with its defaults resolved. */
export interface ToastItem {
  id: string;
  text: string;
  tone: Tone;
  /** In ms; `Infinity` until it is closed. */
  duration: number;
  /** Its button. */
  action: ToastAction | undefined;
  /** Whether it has a close button. */
  closable: boolean;
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
    show({ text, tone = 'neutral', action, closable = false, id, ...rest }: ToastOptions): string {
      made += 1;
      const usual = action || closable ? ACTION_DURATION_MS : TOAST_DURATION_MS;
      const { duration = usual } = rest;
      const item = {
        id: id ?? `toast-${made}`,
        ...{ text, tone, duration, action, closable },
        round: made,
      };
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
