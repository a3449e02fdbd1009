import { useEffect, useState } from 'react';
import { untilNextSecond } from './time-left.ts';

/**
 * The current time, updated each time the shown second changes, until the deadline. Each tick reads
 * the clock again, and so does a tab that becomes visible: timers stop while a tab or a phone
 * sleeps, deadlines do not.
 */
export function useNow(deadline: number, now: () => number): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const current = now();
      setTime(current);
      const wait = untilNextSecond(deadline, current);
      if (wait !== undefined) timer = setTimeout(tick, wait);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, now]);

  return time;
}
