import { type RefCallback, useCallback, useEffectEvent } from 'react';
import { pullsDown, type Sample, velocityAtEnd } from './pull.ts';

export interface PullDown {
  enabled: boolean;
  /** Where a touch begins that is no pull: on a control, in a field. */
  ignores?: ((target: Element) => boolean) | undefined;
  /** While it goes on, with the way so far in px, downwards positive. */
  onMove: (distance: number) => void;
  /** When it is let go, with the speed then in px/ms; 0 and 0 when the system took the finger away. */
  onEnd: (distance: number, velocity: number) => void;
}

/**
 * Follows a finger that pulls an element down from its top. Touch events, since only those can take a
 * movement back from the browser's scrolling; and by the first step alone, so that what has begun to
 * scroll goes on scrolling. Answers the ref of the element.
 */
export function usePullDown({ enabled, ignores, onMove, onEnd }: PullDown) {
  const move = useEffectEvent(onMove);
  const end = useEffectEvent(onEnd);
  const begins = useEffectEvent((target: Element) => enabled && !ignores?.(target));

  const ref: RefCallback<HTMLElement> = useCallback((element) => {
    if (element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    /** Set while one finger is on it; `pulling` once its first step has decided. */
    let finger:
      | { x: number; y: number; scrolled: number; pulling?: boolean; samples: Sample[] }
      | undefined;

    const onTouchStart = ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      finger =
        touch && target instanceof Element && begins(target)
          ? {
              x: touch.clientX,
              y: touch.clientY,
              scrolled: scrolledAbove(target, element),
              samples: [],
            }
          : undefined;
    };
    const onTouchMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (finger === undefined || touch === undefined) return;
      const step = { x: touch.clientX - finger.x, y: touch.clientY - finger.y };
      finger.pulling ??= event.cancelable && pullsDown(step, finger.scrolled);
      if (!finger.pulling) return;
      event.preventDefault();
      finger.samples.push({ y: touch.clientY, time: event.timeStamp });
      move(step.y);
    };
    const onTouchEnd = (event: TouchEvent) => {
      const last = finger;
      finger = undefined;
      if (!last?.pulling) return;
      const lifted = event.type === 'touchend' ? last.samples.at(-1) : undefined;
      end((lifted?.y ?? last.y) - last.y, lifted ? velocityAtEnd(last.samples) : 0);
    };

    element.addEventListener('touchstart', onTouchStart, { signal, passive: true });
    element.addEventListener('touchmove', onTouchMove, { signal, passive: false });
    element.addEventListener('touchend', onTouchEnd, { signal });
    element.addEventListener('touchcancel', onTouchEnd, { signal });
    return () => controller.abort();
  }, []);

  return ref;
}

/** How far anything between a place and the element itself is scrolled, in px. */
function scrolledAbove(target: Element, top: Element): number {
  let scrolled = 0;
  for (let at: Element | null = target; at !== null && at !== top; at = at.parentElement) {
    scrolled = Math.max(scrolled, at.scrollTop);
  }
  return scrolled;
}
