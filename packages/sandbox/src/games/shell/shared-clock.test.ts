import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Watched } from './api.ts';
import { createSharedClock } from './shared-clock.ts';

const round = (number: number, over: Partial<Watched> = {}): Watched => ({
  status: 'OK',
  version: `v${number}`,
  now: Date.now(),
  number,
  opensAt: Date.now(),
  runsAt: Date.now() + 10_000,
  serverSeedHash: '',
  serverSeed: null,
  result: null,
  endedAt: null,
  nextAt: null,
  preview: null,
  bets: 0,
  history: [],
  balance: '0.00',
  round: null,
  ...over,
});

/** A clock whose provider answers each request with the next of these; then the game is left. */
function start(...answers: (Watched | null)[]) {
  const asked: string[] = [];
  const numbers: number[] = [];
  let isLeft = false;
  const clock = createSharedClock(
    async (seen) => {
      asked.push(seen);
      const answer = answers.shift() ?? null;
      if (answers.length === 0) isLeft = true;
      return answer;
    },
    ({ number }) => numbers.push(number),
  );
  return { clock, asked, numbers, followed: clock.follow(() => isLeft) };
}

describe('the clock of rounds that all players share', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the last version that it has seen', async () => {
    const { asked, numbers, followed } = start(round(1), round(2));
    await followed;
    expect(asked).toEqual(['', 'v1']);
    expect(numbers).toEqual([1, 2]);
  });

  it('retries a failed request after a second', async () => {
    const { asked, followed } = start(null, round(1));
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await followed;
    expect(asked).toHaveLength(2);
  });

  it('sends no request after the game is left', async () => {
    const { asked, followed } = start(round(1));
    await followed;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  it('converts instants to the device’s clock', async () => {
    const ahead = 5_000;
    const { clock, followed } = start(
      round(1, { now: Date.now() + ahead, runsAt: Date.now() + ahead + 1_000 }),
    );
    await followed;
    expect(clock.news?.runsAt).toBe(Date.now() + 1_000);
    expect(clock.phase).toBe('betting');
    vi.advanceTimersByTime(1_000);
    expect(clock.phase).toBe('closed');
  });
});
