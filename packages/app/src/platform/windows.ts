/** A message as the browser delivers it: what it says, and who says so. */
export interface FrameMessage {
  data: unknown;
  origin: string;
  source: unknown;
}

/** Hears all messages to this window; whoever listens checks where they come from (S26). */
export function onMessage(listener: (message: FrameMessage) => void): () => void {
  const handle = ({ data, origin, source }: MessageEvent<unknown>) =>
    listener({ data, origin, source });
  window.addEventListener('message', handle);
  return () => window.removeEventListener('message', handle);
}

/** Is this page shown inside another one? */
export function isFramed(): boolean {
  return window.parent !== window;
}

/** Tells the page around this one something, if it is one of ours. */
export function postToParent(message: object): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Calls back when the page is shown again out of the back-forward cache. */
export function onPageRestored(callback: () => void): () => void {
  const handle = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('pageshow', handle);
  return () => window.removeEventListener('pageshow', handle);
}

/** Opens a page beside this one, which learns nothing of this one. False when the browser refused. */
export function openInNewTab(href: string): boolean {
  // With `noopener` the browser never says whether it opened the page; cut the tie afterwards.
  const opened = window.open(href, '_blank');
  if (opened === null) return false;
  opened.opener = null;
  return true;
}
