import { type PointerEvent, useEffect, useRef } from 'react';
import { type Sample, velocityAtEnd } from './drag.ts';

interface Pull {
  enabled: boolean;
  /** While it goes on, with the way so far in px, downwards positive. */
  onMove: (distance: number) => void;
  /** When it is let go, with the speed then in px/ms; 0 when the system took the finger away. */
  onEnd: (distance: number, velocity: number) => void;
}

/** Follows one pointer from where it goes down, wherever on the page it moves. */
export function usePull({ enabled, onMove, onEnd }: Pull) {
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);

  function onPointerDown(event: PointerEvent) {
    const { target, button, pointerId, clientY: origin, timeStamp } = event;
    // What is tapped inside the head is tapped, not pulled.
    const onControl = target instanceof Element && target.closest('button, a, input') !== null;
    if (!enabled || button !== 0 || onControl) return;

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

  return { onPointerDown };
}
