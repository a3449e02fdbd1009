/** A small echo of what happened; whatever matters stands on the page as well (design: waiting). */
export interface ToastMessage {
  id: number;
  text: string;
  tone: 'neutral' | 'positive' | 'caution' | 'critical';
}

export interface Toasts {
  show(text: string, tone?: ToastMessage['tone']): void;
  dismiss(id: number): void;
  get(): readonly ToastMessage[];
  subscribe(listener: () => void): () => void;
}

/** More than this at once is noise; the oldest goes. */
const AT_ONCE = 3;

/** Keeps what is to be shown, so that anything can speak before the part that draws it is loaded. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>();
  let shown: readonly ToastMessage[] = [];
  let nextId = 1;
  const change = (next: readonly ToastMessage[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show(text, tone = 'neutral') {
      // The same words twice, as when several calls fail at once, are one message.
      if (text === '' || shown.some((toast) => toast.text === text)) return;
      change([...shown, { id: nextId, text, tone }].slice(-AT_ONCE));
      nextId += 1;
    },
    dismiss: (id) => change(shown.filter((toast) => toast.id !== id)),
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
