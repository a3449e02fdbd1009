import { describe, expect, it } from 'vitest';
import { ConcurrencyLimitError, limitConcurrency } from './concurrency.ts';

function held() {
  let end = (_: unknown): void => undefined;
  const done = new Promise((resolve) => {
    end = resolve;
  });
  return { work: () => done, end: () => end(undefined) };
}

describe('a concurrency limit', () => {
  it('runs up to its limit, queues up to another in order, and refuses the rest', async () => {
    const limited = limitConcurrency({ running: 2, waiting: 1 });
    const order: string[] = [];
    const [first, second] = [held(), held()];
    const named = (name: string, work: () => Promise<unknown>) =>
      limited(async () => {
        order.push(name);
        await work();
      });
    const running = [named('first', first.work), named('second', second.work)];
    const third = named('third', async () => undefined);
    await expect(named('fourth', async () => undefined)).rejects.toThrow(ConcurrencyLimitError);
    expect(order).toEqual(['first', 'second']);
    first.end();
    await third;
    expect(order).toEqual(['first', 'second', 'third']);
    second.end();
    await Promise.all(running);
  });

  it('releases the slot of failed work', async () => {
    const limited = limitConcurrency({ running: 1, waiting: 0 });
    await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limited(async () => 'yes')).toBe('yes');
  });
});
