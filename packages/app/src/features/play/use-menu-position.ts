import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { usePlatform } from '../../platform/platform-context.ts';

/** Key of the position in the tab's store. */
const PLACE = 'gameHandlePlace';
/** A pointer that moves less than this is a tap, in px. */
const TAP_SLOP = 6;
/** The step of an arrow key, as a share of the height. */
const STEP = 0.05;

/** Keeps the handle on the screen, as a share of its height. */
export const within = (share: number): number => Math.min(0.9, Math.max(0.06, share));

/** The initial position: clear of a game's own buttons at its top and bottom. */
const FIRST = 0.3;

/** Makes the handle draggable along its edge, by pointer and by arrow keys. */
export function useMenuPosition() {
  const { tabStore } = usePlatform();
  const [share, setShare] = useState(() => {
    const kept = Number.parseFloat(tabStore.getItem(PLACE) ?? '');
    return Number.isNaN(kept) ? FIRST : within(kept);
  });
  const drag = useRef<{ from: number; share: number; height: number } | undefined>(undefined);
  const dragged = useRef(false);

  const keep = (next: number) => {
    setShare(next);
    tabStore.setItem(PLACE, next.toFixed(3));
  };
  const dragProps = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const surface = event.currentTarget.parentElement?.parentElement;
      dragged.current = false;
      drag.current = { from: event.clientY, share, height: surface?.clientHeight ?? 1 };
      // Otherwise the frame below would get the pointer's events.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current === undefined) return;
      const moved = event.clientY - drag.current.from;
      if (Math.abs(moved) > TAP_SLOP) dragged.current = true;
      if (dragged.current) setShare(within(drag.current.share + moved / drag.current.height));
    },
    onPointerUp() {
      if (dragged.current) keep(share);
      drag.current = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
    },
  };
  const style: CSSProperties = { insetBlockStart: `${share * 100}%` };
  return {
    style,
    dragProps,
    /** Whether the following click ends a drag. */
    wasDragged: () => dragged.current,
    move: (direction: -1 | 1) => keep(within(share + direction * STEP)),
  };
}
