import { useSyncExternalStore } from 'react';

/** Read when it changes: reading it while drawing would lay the page out once more. */
let known = 0;

/** A keyboard that is up already has a field that it types into. */
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
  // Zoomed in, the visible part is small for another reason.
  if (!viewport || viewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

/** How much of the foot of the page the phone's keyboard covers, in px. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => 0,
  );
}
