/** One fact about the window that components can subscribe to with `useSyncExternalStore`. */
export interface Signal<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

function fromEvents<T>(target: () => EventTarget, events: string[], get: () => T): Signal<T> {
  return {
    get,
    subscribe(listener) {
      for (const event of events) target().addEventListener(event, listener);
      return () => {
        for (const event of events) target().removeEventListener(event, listener);
      };
    },
  };
}

/** Whether the page is visible. */
export const visible = fromEvents(
  () => document,
  ['visibilitychange'],
  () => document.visibilityState === 'visible',
);

/** Whether the device reports a network. False is certain, true is not. */
export const online = fromEvents(
  () => window,
  ['online', 'offline'],
  // A server that renders a page counts as online.
  () => typeof window === 'undefined' || navigator.onLine,
);

/** Whether a media query matches. False without a window. */
export function mediaSignal(query: string): Signal<boolean> {
  if (typeof window === 'undefined') return { get: () => false, subscribe: () => () => undefined };
  const list = window.matchMedia(query);
  return fromEvents(
    () => list,
    ['change'],
    () => list.matches,
  );
}

/** Calls back when the page becomes visible or the network comes back. */
export function onReturn(callback: () => void): () => void {
  const check = () => {
    if (visible.get() && online.get()) callback();
  };
  const stops = [visible.subscribe(check), online.subscribe(check)];
  window.addEventListener('focus', check);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('focus', check);
  };
}

/** Calls back when the page goes away for good or into the back-forward cache. */
export function onPageHide(callback: () => void): () => void {
  window.addEventListener('pagehide', callback);
  return () => window.removeEventListener('pagehide', callback);
}
