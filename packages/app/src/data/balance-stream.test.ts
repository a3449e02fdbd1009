import { describe, expect, it, vi } from 'vitest';
import { type BalanceStreamPorts, followBalance } from './balance-stream.ts';

function setUp(connections: ((emit: (type: string) => void) => Promise<void>)[]) {
  const stopper = new AbortController();
  const waits: number[] = [];
  const clock = { now: 0 };
  const ports: BalanceStreamPorts = {
    async stream({ onEvent }) {
      const next = connections.shift();
      if (next === undefined) return stopper.abort();
      await next((type) => onEvent({ type, data: '' }));
    },
    pause: async (ms) => void waits.push(ms),
    now: () => clock.now,
    onChange: vi.fn(),
  };
  return { ports, waits, clock, signal: stopper.signal };
}

describe('the balance stream', () => {
  it('reports changes only', async () => {
    const { ports, signal } = setUp([
      async (emit) => {
        emit('balance.changed');
        emit('message');
      },
    ]);
    await followBalance(ports, signal);
    // Once for the event, once for the gap before the second connection.
    expect(ports.onChange).toHaveBeenCalledTimes(2);
  });

  it('backs off while it cannot connect', async () => {
    const fail = () => Promise.reject(new Error('no network'));
    const { ports, waits, signal } = setUp([fail, fail, fail, fail]);
    await followBalance(ports, signal);
    expect(waits.slice(0, 4)).toEqual([1000, 1000, 2000, 3000]);
  });

  it('resets the backoff after a stable connection', async () => {
    const fail = () => Promise.reject(new Error('no network'));
    const { ports, waits, clock, signal } = setUp([
      fail,
      fail,
      fail,
      async () => {
        clock.now += 60_000;
      },
    ]);
    await followBalance(ports, signal);
    expect(waits.slice(0, 4)).toEqual([1000, 1000, 2000, 1000]);
  });

  it('stops when aborted', async () => {
    const { ports, signal } = setUp([]);
    await followBalance(ports, signal);
    expect(signal.aborted).toBe(true);
  });
});
