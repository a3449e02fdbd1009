import { type PointerEvent, useEffect, useRef } from 'react';
import { type Sample, velocityAtEnd } from '../internal/pull.ts';
import { usePullDown } from '../internal/usePullDown.ts';

interface Pull {
  enabled: boolean;
  /** While it goes on, with the way so far in px, downwards positive. */
  onMove: (distance: number) => void;
  /** When it is let go, with the speed then in px/ms; 0 when the system took the finger away. */
  onEnd: (distance: number, velocity: number) => void;
}

/** What is tapped inside the head is tapped, not pulled; the handle is there to be pulled. */
const isTapped = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'button:not([data-part="handle"]), a, input, textarea, select, [role="slider"]',
  ) !== null;

/**
 * Follows a finger that pulls the sheet: any pointer on its head, and a touch on its content when
 * that stands at its top.
 */
export function usePull({ enabled, onMove, onEnd }: Pull) {
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);

  function onPointerDown(event: PointerEvent) {
    const { target, button, pointerId, clientY: origin, timeStamp } = event;
    if (!enabled || button !== 0 || isTapped(target)) return;

    going.current?.abort();
    const controller = new AbortController();
    going.current = controller;
    const samples: Sample[] = [{ y: origin, time: timeStamp }];
    const listen = (type: string, listener: (event: globalThis.PointerEvent) => void) =>
      document.addEventListener(
        type,
        (moved) => {
          if (moved instanceof globalThis.PointerEvent && moved.pointerId === pointerId) {
            samples.push({ y: moved.clientY, time: moved.timeStamp });
            listener(moved);
          }
        },
        { signal: controller.signal },
      );

    listen('pointermove', (moved) => onMove(moved.clientY - origin));
    listen('pointerup', (moved) => {
      controller.abort();
      onEnd(moved.clientY - origin, velocityAtEnd(samples));
    });
    listen('pointercancel', () => {
      controller.abort();
      onEnd(0, 0);
    });
  }

  const sheet = usePullDown({
    enabled,
    // A finger that moves on a button pulls; one on a slider slides.
    ignores: (target) =>
      target.closest('[data-part="head"], textarea, [role="slider"], input[type="range"]') !== null,
    onMove,
    onEnd,
  });

  return { onPointerDown, sheet };
}
