import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import { type Pull, reportPull, usePullDown } from '../internal/usePullDown.ts';

interface SheetPull extends Pull {
  enabled: boolean;
  sheet: RefObject<HTMLElement | null>;
}

/** Controls in the head are pressed, not pulled; the handle is there to be pulled. */
const isPressed = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'button:not([data-part="handle"]), a, input, textarea, select, [role="slider"]',
  ) !== null;

/**
 * Follows a pull of the sheet: by any pointer on its head, and by a touch on its content when that is
 * scrolled to the top. Returns the props of both.
 */
export function usePull({ enabled, sheet, ...pull }: SheetPull) {
  const head = useDrag(
    (drag) => {
      const { event, first, movement, memo } = drag;
      const isPulled = first ? !isPressed(event.target) : memo;
      // A press has not moved yet.
      if (isPulled && (!first || movement[1] !== 0)) reportPull(drag, pull);
      return isPulled;
    },
    { enabled, pointer: { capture: false, keys: false } },
  );
  const content = usePullDown({
    enabled,
    element: sheet,
    // A touch that moves on a button pulls; one on a slider slides.
    ignores: (target) =>
      target.closest('[data-part="head"], textarea, [role="slider"], input[type="range"]') !== null,
    ...pull,
  });
  return { head, content };
}
