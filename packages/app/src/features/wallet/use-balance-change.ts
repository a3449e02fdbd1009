import { useEffect, useRef } from 'react';
import { useBalance } from '../../data/balance.ts';

/** Calls back whenever the money has moved: the stream told so, and another balance was read. */
export function useBalanceChange(onChange: () => void): void {
  const { data } = useBalance();
  const known = useRef(data);
  const callback = useRef(onChange);
  useEffect(() => {
    callback.current = onChange;
  });
  useEffect(() => {
    const before = known.current;
    known.current = data;
    // The first reading tells of no change.
    if (before !== undefined && data !== undefined && before !== data) callback.current();
  }, [data]);
}
