import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
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
  return useSyncExternalStore(subscribe, covered, () => 0);
}
