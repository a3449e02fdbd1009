import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after `duration` ms; the timer pauses while `held` and then continues. */
export function useCountdown(duration: number, held: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [held]);
}
