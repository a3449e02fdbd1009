import { useDrag } from '@use-gesture/react';
import type { RefObject } from 'react';
import { type Pull, reportPull, usePullDown } from '../internal/usePullDown.ts';

interface SheetPull extends Pull {
  enabled: boolean;
  sheet: RefObject<HTMLElement | null>;
}

/**
 * Whether the target is a control in the header, which is pressed and not dragged; the handle is
 * draggable.
 */
const isPressed = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'button:not([data-part="handle"]), a, input, textarea, select, [role="slider"]',
  ) !== null;

/**
 * Tracks a drag of the sheet: by any pointer on its header, and by touch on its content when that
 * is scrolled to the top. Returns the props of both.
 */
export function usePull({ enabled, sheet, ...pull }: SheetPull) {
  const head = useDrag(
    (drag) => {
      const { event, first, movement, memo } = drag;
      const isPulled = first ? !isPressed(event.target) : memo;
      // A press without movement yet.
      if (isPulled && (!first || movement[1] !== 0)) reportPull(drag, pull);
      return isPulled;
    },
    { enabled, pointer: { capture: false, keys: false } },
  );
  const content = usePullDown({
    enabled,
    element: sheet,
    // A touch that moves on a button drags the sheet; one on a slider moves the slider.
    ignores: (target) =>
      target.closest('[data-part="head"], textarea, [role="slider"], input[type="range"]') !== null,
    ...pull,
  });
  return { head, content };
}
