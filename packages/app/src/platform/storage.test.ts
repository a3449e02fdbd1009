import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore, createStorage } from './storage.ts';

describe('storage (docs/product.md: Entities and their fields, product decision 12)', () => {
  it('stores the token as a plain string under its name', () => {
    const store = createMemoryStore();
    createStorage(store).write('token', 'abc');
    expect(store.getItem('token')).toBe('abc');
  });

  it('returns null for invalid JSON', () => {
    const store = createMemoryStore();
    const storage = createStorage(store);
    storage.writeJson('deviceInfo', { id: '1' });
    expect(storage.readJson('deviceInfo')).toEqual({ id: '1' });
    store.setItem('userInfo', '{broken');
    expect(storage.readJson('userInfo')).toBeNull();
  });

  it('falls back to memory when the browser refuses to write', () => {
    const full = { ...createMemoryStore(), setItem: () => raise('QuotaExceededError') };
    const storage = createStorage(full);
    storage.write('locale', 'th_TH');
    expect(storage.read('locale')).toBe('th_TH');
    storage.write('locale', null);
    expect(storage.read('locale')).toBeNull();
  });

  it('reports its own writes and those of other tabs, once each', () => {
    let foreign: (name: string | null) => void = () => undefined;
    const storage = createStorage(createMemoryStore(), (listener) => {
      foreign = listener;
    });
    const heard = vi.fn();
    const stop = storage.subscribe(heard);
    storage.write('token', 'a');
    storage.write('token', 'a');
    foreign('token');
    foreign('another app');
    expect(heard.mock.calls).toEqual([['token'], ['token']]);
    stop();
    foreign('token');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

function raise(name: string): never {
  throw new DOMException(name, name);
}
