/** The part of a `MessageEvent` that is used. */
export interface FrameMessage {
  data: unknown;
  origin: string;
  source: unknown;
}

/** Subscribes to all messages to this window; the listener checks their origin (S26). */
export function onMessage(listener: (message: FrameMessage) => void): () => void {
  const handle = ({ data, origin, source }: MessageEvent<unknown>) =>
    listener({ data, origin, source });
  window.addEventListener('message', handle);
  return () => window.removeEventListener('message', handle);
}

/** Whether this page is inside a frame. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Posts a message to the parent window, if it has the same origin. */
export function postToParent(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Calls back when the page is restored from the back-forward cache. */
export function onPageRestored(callback: () => void): () => void {
  const handle = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('pageshow', handle);
  return () => window.removeEventListener('pageshow', handle);
}

/** Opens a new tab without a reference to this one. False when the browser blocked it. */
export function openInNewTab(href: string): boolean {
  // With `noopener` the browser never reports whether it opened the page: the reference is removed afterwards.
  const opened = window.open(href, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
