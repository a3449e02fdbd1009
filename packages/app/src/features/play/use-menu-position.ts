import { useDrag } from '@use-gesture/react';
import { type CSSProperties, useState } from 'react';
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

  const keep = (next: number) => {
    setShare(next);
    tabStore.setItem(PLACE, next.toFixed(3));
  };
  // Captures the pointer, whose events the frame below would get, and the click that ends a drag.
  const bindDrag = useDrag(
    ({ currentTarget, last, movement: [, moved], memo: start = share }) => {
      const surface =
        currentTarget instanceof Element ? currentTarget.parentElement?.parentElement : undefined;
      const next = within(start + moved / (surface?.clientHeight ?? 1));
      if (last) keep(next);
      else setShare(next);
      return start;
    },
    { axis: 'y', filterTaps: true, tapsThreshold: TAP_SLOP, pointer: { keys: false } },
  );
  const style: CSSProperties = { insetBlockStart: `${share * 100}%` };
  return {
    style,
    bindDrag,
    move: (direction: -1 | 1) => keep(within(share + direction * STEP)),
  };
}
