import { DEVICE_ID_PATTERN } from '@parlor/api/constants';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDeviceId } from './device.ts';
import { canReadSms, clipboardReader } from './input.ts';
import { systemShare } from './share.ts';
import { createMemoryStore, createStorage } from './storage.ts';
import { whileLeading } from './tabs.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Browser features that are missing without a secure context: locks, the clipboard, WebOTP. */
function withoutSecureContext(): void {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', new EventTarget());
}

describe('on a phone in the local network (product decision 48)', () => {
  it('elects one leader tab by a lease, since there are no locks', async () => {
    withoutSecureContext();
    const clock = vi.useFakeTimers();
    const led: string[] = [];
    const storage = createStorage(createMemoryStore());
    const closing = new AbortController();
    const leading = ['one', 'two'].map((tab) =>
      whileLeading('onlineTimeLease', storage, closing.signal, async () => void led.push(tab)),
    );
    clock.advanceTimersByTime(60_000);
    expect(led).toEqual(['one']);
    closing.abort();
    await Promise.all(leading);
  });

  it('leaves pasting and SMS codes to the system', () => {
    withoutSecureContext();
    expect(clipboardReader()).toBeUndefined();
    expect(canReadSms()).toBe(false);
  });

  it('creates and stores a device id without randomUUID', () => {
    withoutSecureContext();
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const store = createMemoryStore();
    const deviceId = readDeviceId(createStorage(store));
    expect(deviceId).toMatch(DEVICE_ID_PATTERN);
    expect(readDeviceId(createStorage(store))).toBe(deviceId);
  });

  it('shares links by copying them', () => {
    withoutSecureContext();
    expect(systemShare()).toBeUndefined();
  });
});

describe('with locks', () => {
  it('has one leader tab at a time, and another when it closes', async () => {
    let free: Promise<unknown> = Promise.resolve();
    let isHeld = false;
    vi.stubGlobal('navigator', {
      locks: {
        request(
          _: string,
          { ifAvailable = false }: LockOptions,
          work: LockGrantedCallback<unknown>,
        ) {
          if (ifAvailable && isHeld) return Promise.resolve(work(null));
          isHeld = true;
          free = free.then(() => work({ name: 'onlineTimeLease', mode: 'exclusive' }));
          return free;
        },
      },
    });
    const led: string[] = [];
    const waits: string[] = [];
    const first = Promise.withResolvers<void>();
    const { signal } = new AbortController();
    const storage = createStorage(createMemoryStore());
    const leading = whileLeading(
      'onlineTimeLease',
      storage,
      signal,
      () => {
        led.push('one');
        return first.promise;
      },
      () => waits.push('one'),
    );
    const waiting = whileLeading(
      'onlineTimeLease',
      storage,
      signal,
      async () => void led.push('two'),
      () => waits.push('two'),
    );
    await vi.waitFor(() => expect(waits).toEqual(['two']));
    expect(led).toEqual(['one']);
    first.resolve();
    await Promise.all([leading, waiting]);
    expect(led).toEqual(['one', 'two']);
  });
});
