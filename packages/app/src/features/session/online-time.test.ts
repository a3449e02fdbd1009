import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOnlineTime } from './online-time.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

function setUp(report: () => Promise<unknown> = () => Promise.resolve()) {
  const store: { stamp: number | null } = { stamp: null };
  const spy = vi.fn(report);
  const tracking = createOnlineTime({
    now: Date.now,
    every(ms, callback) {
      const timer = setInterval(callback, ms);
      return () => clearInterval(timer);
    },
    readStamp: () => store.stamp,
    writeStamp: (at) => {
      store.stamp = at;
    },
    report: spy,
  });
  return { tracking, report: spy, store };
}

describe('online time (sections 4 and 9)', () => {
  it('reports every 3 minutes while a token exists, and never after', async () => {
    const { tracking, report } = setUp();
    tracking.start();
    await vi.advanceTimersByTimeAsync(179_000);
    expect(report).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(report).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(report).toHaveBeenCalledTimes(2);
    tracking.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('reports by the check when the stamp is older than 184 seconds, and resets it', async () => {
    const { tracking, report, store } = setUp();
    tracking.start();
    store.stamp = Date.now() - 200_000;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(report).toHaveBeenCalledOnce();
    expect(store.stamp).toBe(Date.now());
  });

  it('leaves it to the other tab when that has just reported', async () => {
    const { tracking, report, store } = setUp();
    tracking.start();
    await vi.advanceTimersByTimeAsync(100_000);
    store.stamp = Date.now();
    await vi.advanceTimersByTimeAsync(80_000);
    expect(report).not.toHaveBeenCalled();
  });

  it('sends nothing while a report is running', async () => {
    const { tracking, report, store } = setUp(() => new Promise(() => undefined));
    tracking.start();
    await vi.advanceTimersByTimeAsync(180_000);
    store.stamp = Date.now() - 500_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report).toHaveBeenCalledOnce();
  });
});
