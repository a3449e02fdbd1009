/** The pop-ups of home in the order of their importance. */
export const popups = ['abnormalExit', 'settleOffer', 'notification'] as const;
export type Popup = (typeof popups)[number];

/** `loading`: whether it has something to say is not known yet, so that lesser ones wait. */
export type PopupState = 'loading' | 'ready' | 'none';

export interface PopupQueue {
  /** Whose turn it is; null when nothing is to be shown. */
  current(): Popup | null;
  set(popup: Popup, state: PopupState): void;
  subscribe(listener: () => void): () => void;
}

/** Shows one pop-up at a time: the one that is open stays, then comes the most important one. */
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
