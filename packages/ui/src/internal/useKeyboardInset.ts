import { useSyncExternalStore } from 'react';

/** Read on change events: reading it during render would force a layout. */
let known = 0;

/** The on-screen keyboard can only be open while a text field has focus. */
const mayBeUp = () =>
  document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;

function subscribe(changed: () => void) {
  const viewport = window.visualViewport;
  const read = () => {
    known = covered();
    changed();
  };
  if (known > 0 || mayBeUp()) read();
  viewport?.addEventListener('resize', read);
  viewport?.addEventListener('scroll', read);
  return () => {
    viewport?.removeEventListener('resize', read);
    viewport?.removeEventListener('scroll', read);
  };
}

function covered(): number {
  const viewport = window.visualViewport;
  // A zoomed page also shrinks the visible part.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

/** Height of the on-screen keyboard over the bottom of the page, in px. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => 0,
  );
}
