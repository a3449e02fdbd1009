import type { Clock } from '../../core/clock.ts';

/** An answer that is asked for at most once in a while, however many ask; a failure is not kept. */
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
