import { fireEvent } from '@testing-library/react';

export interface Place {
  x: number;
  y: number;
}

/**
 * A finger on an element that moves along positions, as a browser reports it. Returns for each step
 * whether the browser may scroll: `false` where the component has prevented it.
 */
export function touch(
  target: Element,
  [first = { x: 0, y: 0 }, ...steps]: readonly Place[],
  { lift = true }: { lift?: boolean } = {},
): boolean[] {
  const at = ({ x, y }: Place) => [new Touch({ identifier: 1, target, clientX: x, clientY: y })];
  const here = (place: Place) => ({
    touches: at(place),
    targetTouches: at(place),
    changedTouches: at(place),
  });
  fireEvent.touchStart(target, here(first));
  const scrolls = steps.map((step) => fireEvent.touchMove(target, here(step)));
  if (lift) fireEvent.touchEnd(target, { touches: [], changedTouches: at(steps.at(-1) ?? first) });
  return scrolls;
}
