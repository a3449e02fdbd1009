/** The popups of home by priority. */
export const popups = ['abnormalExit', 'pendingDeposit', 'settleOffer', 'notification'] as const;
export type Popup = (typeof popups)[number];

/** `loading`: not known yet whether it has content; popups of a lower priority wait. */
export type PopupState = 'loading' | 'ready' | 'none';

export interface PopupQueue {
  /** The popup to show; null without one. */
  current(): Popup | null;
  set(popup: Popup, state: PopupState): void;
  subscribe(listener: () => void): () => void;
}

/** Shows one popup at a time: the open one stays, then the one with the highest priority follows. */
export function createPopupQueue(): PopupQueue {
  const states = new Map<Popup, PopupState>();
  const listeners = new Set<() => void>();
  let current: Popup | null = null;

  const next = (): Popup | null => {
    const first = popups.find((popup) => (states.get(popup) ?? 'none') !== 'none');
    return first !== undefined && states.get(first) === 'ready' ? first : null;
  };
  return {
    current: () => current,
    set(popup, state) {
      if (states.get(popup) === state) return;
      states.set(popup, state);
      const before = current;
      if (current === null || states.get(current) !== 'ready') current = next();
      if (current !== before) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
