import type { Clock } from '../../core/clock.ts';

/** Memoizes an async function for a time; failures are not cached. */
export function cacheFor<T>(ms: number, clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    if (kept && clock.now() - kept.at < ms) return kept.answer;
    const answer = ask();
    const mine = { at: clock.now(), answer };
    kept = mine;
    answer.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return answer;
  };
}
