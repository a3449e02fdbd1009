import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `duration` ms; the timer pauses while `held` and then continues. `Infinity` never ends. */
export function useCountdown(duration: number, held: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // A timer of infinite length would fire at once.
    if (held || left.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [held]);
}
