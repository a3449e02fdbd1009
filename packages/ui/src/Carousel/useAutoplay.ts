import { media } from '@parlor/tokens';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../internal/useMedia.ts';
import { mayAutoplay } from './autoplay.ts';

const watchVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Whether the person asked for less motion. */
export const useReducedMotion = () => useMedia(media.reducedMotion);

const useHidden = () =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'hidden',
    () => true,
  );

export interface AutoplayOptions {
  /** What is touched, hovered and focused. */
  root: RefObject<HTMLElement | null>;
  /** Milliseconds between slides; 0 for none. */
  interval: number;
  slides: number;
  stopped: boolean;
  advance: () => void;
}

/** Advances while nothing holds it; answers whether it does just now. */
export function useAutoplay({ root, interval, slides, stopped, advance }: AutoplayOptions) {
  const held = useHeld(root);
  const hidden = useHidden();
  const reduced = useReducedMotion();
  const playing = mayAutoplay({
    interval,
    slides,
    stopped,
    hidden,
    reducedMotion: reduced,
    ...held,
  });

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [playing, interval, advance]);

  return playing;
}

/** Follows fingers, mouse and focus on an element. */
function useHeld(root: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState({ touched: false, hovered: false, focused: false });

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const on = (
      type: string,
      target: EventTarget,
      change: (event: Event) => Partial<typeof held>,
    ) =>
      target.addEventListener(
        type,
        (event) => setHeld((known) => ({ ...known, ...change(event) })),
        { signal: controller.signal, passive: true },
      );
    const isMouse = (event: Event) =>
      event instanceof PointerEvent && event.pointerType === 'mouse';

    on('pointerdown', element, () => ({ touched: true }));
    // The finger may be lifted anywhere, and scrolling the page cancels it.
    on('pointerup', window, () => ({ touched: false }));
    on('pointercancel', window, () => ({ touched: false }));
    // A touch also "enters", and would never leave.
    on('pointerenter', element, (event) => (isMouse(event) ? { hovered: true } : {}));
    on('pointerleave', element, () => ({ hovered: false }));
    on('focusin', element, () => ({ focused: true }));
    on('focusout', element, () => ({ focused: false }));
    return () => controller.abort();
  }, [root]);

  return held;
}
