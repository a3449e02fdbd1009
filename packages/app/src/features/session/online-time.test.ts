import type { Client } from '@parlor/api/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore, createStorage } from '../../platform/storage.ts';
import { createOnlineTime, readStamp } from './online-time.ts';
import { trackOnlineTime } from './track-online-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  // As on a phone in the local network: no locks, a lease (product decision 48).
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stamp', () => {
  it.each([
    [null, null],
    ['1800000000000', 1_800_000_000_000],
    ['yesterday', null],
    ['', null],
    ['NaN', null],
  ])('%s is read as %s', (stored, stamp) => {
    const storage = createStorage(createMemoryStore());
    storage.write('onlineTimeStamp', stored);
    expect(readStamp(storage)).toBe(stamp);
  });
});

describe('the machine is loaded with the first session', () => {
  const setUp = () => {
    const told: string[] = [];
    const load = vi.fn(async () => ({
      send: ({ type }: { readonly type: string }) => void told.push(type),
    }));
    return { told, load, onlineTime: createOnlineTime(load) };
  };

  it('loads once, and not for a visitor', async () => {
    const { told, load, onlineTime } = setUp();
    onlineTime.stop();
    expect(load).not.toHaveBeenCalled();
    onlineTime.start();
    onlineTime.start();
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledOnce();
    expect(new Set(told)).toEqual(new Set(['session.opened']));
  });

  it('does not track a player who logs out while it loads', async () => {
    const { told, onlineTime } = setUp();
    onlineTime.start();
    onlineTime.stop();
    await vi.runAllTimersAsync();
    expect(told.at(-1)).toBe('session.closed');
    expect(told).not.toContain('session.opened');
  });

  it('retries a failed load in the next session', async () => {
    const { load, onlineTime } = setUp();
    load.mockRejectedValueOnce(new Error('offline'));
    onlineTime.start();
    await vi.runAllTimersAsync();
    onlineTime.start();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('two tabs of one browser', () => {
  const openTabs = () => {
    const store = createMemoryStore();
    const reports = vi.fn(async () => ({}));
    const client = { call: reports } as unknown as Client;
    const hear: ((name: string | null) => void)[] = [];
    const openTab = () => {
      const storage = createStorage(store, (listener) => hear.push(listener));
      const tab = trackOnlineTime(client, storage);
      tab.send({ type: 'session.opened' });
      return { tab, storage };
    };
    return { first: openTab(), second: openTab(), reports };
  };

  it('report the same time as one tab would', async () => {
    const { reports } = openTabs();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(reports).toHaveBeenCalledTimes(3);
    expect(reports).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/onlineTime' }),
      { onlineTime: 3 },
      expect.anything(),
    );
  });

  it('continue in the second tab when the first closes', async () => {
    const { first, reports } = openTabs();
    await vi.advanceTimersByTimeAsync(190_000);
    expect(reports).toHaveBeenCalledTimes(1);
    first.tab.send({ type: 'session.closed' });
    await vi.advanceTimersByTimeAsync(240_000);
    expect(reports).toHaveBeenCalledTimes(2);
  });

  it('share the stamp', async () => {
    const { first, second } = openTabs();
    await vi.advanceTimersByTimeAsync(190_000);
    const stamp = readStamp(first.storage);
    expect(stamp).toBeGreaterThan(1_800_000_000_000);
    expect(readStamp(second.storage)).toBe(stamp);
  });
});
