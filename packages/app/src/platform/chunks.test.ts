import { describe, expect, it, vi } from 'vitest';
import { ChunkError, createChunkLoader } from './chunks.ts';
import { createMemoryStore } from './storage.ts';

function setUp({ online = true, store = createMemoryStore() } = {}) {
  const reload = vi.fn();
  const clock = { now: 1_000_000 };
  const load = createChunkLoader(
    {
      // The waits of retries end at once; the time limit never expires, unless a test requests it.
      pause: (ms) => (ms < 10_000 ? Promise.resolve() : new Promise(() => undefined)),
      store,
      reload,
      now: () => clock.now,
    },
    () => online,
  );
  return { load, reload, clock, store };
}

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('loading a part of the app (docs/product.md: Error catalogue; Business constants and limits)', () => {
  it('retries a failed load silently', async () => {
    const { load, reload } = setUp();
    const source = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('screen');
    expect(await load(source)).toBe('screen');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page once when a chunk is gone after a deploy', async () => {
    const { load, reload } = setUp();
    const outcome = vi.fn();
    load(broken).then(outcome, outcome);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
    expect(outcome).not.toHaveBeenCalled();
  });

  it('fails instead of reloading a second time', async () => {
    const store = createMemoryStore();
    const first = setUp({ store });
    first.load(broken).catch(() => undefined);
    await settled();
    const second = setUp({ store });
    await expect(second.load(broken)).rejects.toBeInstanceOf(ChunkError);
    expect(second.reload).not.toHaveBeenCalled();
    second.clock.now += 61_000;
    second.load(broken).catch(() => undefined);
    await settled();
    expect(second.reload).toHaveBeenCalledOnce();
  });

  it('does not reload while the device is offline', async () => {
    const { load, reload } = setUp({ online: false });
    await expect(load(broken)).rejects.toBeInstanceOf(ChunkError);
    expect(reload).not.toHaveBeenCalled();
  });

  it('rejects a load that exceeds its time limit', async () => {
    const load = createChunkLoader(
      {
        pause: () => Promise.resolve(),
        store: createMemoryStore(),
        reload: vi.fn(),
        now: () => 0,
        timeoutMs: 1,
      },
      () => false,
    );
    await expect(load(() => new Promise(() => undefined))).rejects.toBeInstanceOf(ChunkError);
  });
});
