import { media } from '@parlor/tokens';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../internal/useMedia.ts';
import { type AutoplayConditions, mayAutoplay } from './autoplay.ts';

const watchVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Whether the user prefers reduced motion. */
export const useReducedMotion = () => useMedia(media.reducedMotion);

const useHidden = () =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'hidden',
    () => true,
  );

export interface AutoplayOptions {
  /** The element whose touch, hover and focus are observed. */
  root: RefObject<HTMLElement | null>;
  /** Milliseconds between slides; 0 for none. */
  interval: number;
  slides: number;
  stopped: boolean;
  advance: () => void;
}

/**
 * Advances the slides while autoplay may run; returns whether it runs. It skips a turn below a
 * dialog, which hides the page with `aria-hidden`.
 */
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
    const timer = setInterval(() => {
      if (root.current?.closest('[inert], [aria-hidden="true"]') === null) advance();
    }, interval);
    return () => clearInterval(timer);
  }, [root, playing, interval, advance]);

  return playing;
}

type Held = Pick<AutoplayConditions, 'touched' | 'hovered' | 'focused' | 'unseen'>;

const free: Held = { touched: false, hovered: false, focused: false, unseen: false };

/** Observes touch, hover and focus of an element, and whether any part of it is on screen. */
function useHeld(root: RefObject<HTMLElement | null>): Held {
  const [held, setHeld] = useState(free);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    const note = (name: keyof Held, value: boolean) =>
      // An equal value causes no render: every tap on the page triggers this.
      setHeld((known) => (known[name] === value ? known : { ...known, [name]: value }));
    const on = (
      type: string,
      target: EventTarget,
      name: keyof Held,
      read: (event: Event) => boolean | undefined,
    ) =>
      target.addEventListener(
        type,
        (event) => {
          const value = read(event);
          if (value !== undefined) note(name, value);
        },
        { signal: controller.signal, passive: true },
      );
    const isMouse = (event: Event) =>
      event instanceof PointerEvent && event.pointerType === 'mouse';

    on('pointerdown', element, 'touched', () => true);
    // The finger may be lifted anywhere, and scrolling the page cancels it.
    on('pointerup', window, 'touched', () => false);
    on('pointercancel', window, 'touched', () => false);
    // A touch also fires `pointerenter`, without a matching leave.
    on('pointerenter', element, 'hovered', (event) => isMouse(event) || undefined);
    on('pointerleave', element, 'hovered', () => false);
    on('focusin', element, 'focused', () => true);
    on('focusout', element, 'focused', () => false);
    const sight = new IntersectionObserver((seen) =>
      note('unseen', seen.at(-1)?.isIntersecting === false),
    );
    sight.observe(element);
    return () => {
      controller.abort();
      sight.disconnect();
    };
  }, [root]);

  return held;
}
