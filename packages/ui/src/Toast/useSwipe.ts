import { type PointerEvent, useRef, useState } from 'react';

/** Distance in px from which a press is a drag, and from which a drag is a swipe. */
const DRAG_PX = 8;
const SWIPE_PX = 64;
/** Average velocity in px/ms from which a shorter drag is a swipe. */
const SWIPE_VELOCITY = 0.5;

/** Follows a horizontal drag, and calls `onSwipe` after one that is long or fast. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<PointerEvent>(undefined);
  const [offset, setOffset] = useState(0);
  const getDistance = ({ clientX }: PointerEvent) => {
    const distance = clientX - (start.current?.clientX ?? clientX);
    return Math.abs(distance) < DRAG_PX ? 0 : distance;
  };
  const cancel = () => {
    start.current = undefined;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event;
    },
    onPointerMove: (event: PointerEvent) => setOffset(getDistance(event)),
    onPointerUp: (event: PointerEvent) => {
      const distance = Math.abs(getDistance(event));
      const elapsed = event.timeStamp - (start.current?.timeStamp ?? 0);
      cancel();
      if (distance > Math.min(SWIPE_PX, SWIPE_VELOCITY * elapsed)) onSwipe();
    },
    onPointerCancel: cancel,
  };
  return { offset, cancel, handlers };
}
