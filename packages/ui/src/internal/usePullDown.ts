import { type EventTypes, type FullGestureState, useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';

export interface Pull {
  /** Called during the pull with the distance so far in px, downwards positive. */
  onMove: (distance: number) => void;
  /**
   * Called on release, with the velocity in px/ms; 0 and 0 when the browser cancelled the gesture.
   */
  onEnd: (distance: number, velocity: number) => void;
}

type Drag = Omit<FullGestureState<'drag'>, 'event'> & { event: EventTypes['drag'] };

/** Reports a step of a drag as a step of a pull. */
export function reportPull(
  { event, movement: [, distance], velocity: [, speed], direction: [, sign], ...drag }: Drag,
  { onMove, onEnd }: Pull,
): void {
  if (!drag.last) onMove(distance);
  else if (drag.canceled || event.type.endsWith('cancel')) onEnd(0, 0);
  else onEnd(distance, speed * sign);
}

/**
 * Without touch events the library would track the mouse, which selects text and scrolls by wheel.
 */
const hasTouch = typeof window !== 'undefined' && 'ontouchstart' in window;

export interface PullDown extends Pull {
  enabled: boolean;
  /** The element that is pulled. */
  element: RefObject<HTMLElement | null>;
  /** Whether a touch on this target is ignored, such as on a control or in a field. */
  ignores?: ((target: Element) => boolean) | undefined;
}

/**
 * Tracks a touch that pulls an element down while its content is scrolled to the top. The first
 * step decides: a gesture that has begun to scroll continues to scroll. Uses touch events, since
 * only those can prevent the browser's scrolling. Returns the props of the element.
 */
export function usePullDown({ enabled, element, ignores, ...pull }: PullDown) {
  return useDrag(
    (drag) => {
      const { event, movement, memo: isPulling = false, touches, last } = drag;
      if (!isPulling) {
        if (last || movement[1] === 0) return undefined;
        const begins =
          event.cancelable &&
          movement[1] > 0 &&
          event.target instanceof Element &&
          // React events of portals bubble to the components that render them.
          element.current?.contains(event.target) &&
          !ignores?.(event.target) &&
          scrolledAbove(event.target, element.current) <= 0;
        if (!begins) drag.cancel();
        if (!begins) return undefined;
      }
      if (touches > 1) drag.cancel();
      if (!last) event.preventDefault();
      reportPull(drag, pull);
      return true;
    },
    {
      enabled: enabled && hasTouch,
      axis: 'y',
      eventOptions: { passive: false },
      pointer: { touch: true, keys: false },
    },
  );
}

/** How far any element from the target up to `top` is scrolled, in px. */
function scrolledAbove(target: Element, top: Element): number {
  let scrolled = 0;
  for (let at: Element | null = target; at !== null && at !== top; at = at.parentElement) {
    scrolled = Math.max(scrolled, at.scrollTop);
  }
  return scrolled;
}
