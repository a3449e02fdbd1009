import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../platform/storage.ts';
import { keepDeadline, readDeadlines } from './deadlines.ts';

const NOW = 1_800_000_000_000;
const PHONE = '09171234567';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe('countdowns over a reload: one per purpose and phone (docs/product.md: States and transitions; Business constants and limits)', () => {
  it('are separate per phone', () => {
    const store = createMemoryStore();
    keepDeadline(store, 'signUp', PHONE, NOW + 60_000);
    keepDeadline(store, 'signUp', '09170000000', NOW + 30_000);
    expect(readDeadlines(store, 'signUp')).toEqual({
      [PHONE]: NOW + 60_000,
      '09170000000': NOW + 30_000,
    });
  });

  it('are separate per purpose: a code for login does not delay one for a reset', () => {
    const store = createMemoryStore();
    keepDeadline(store, 'codeLogin', PHONE, NOW + 60_000);
    expect(readDeadlines(store, 'reset')).toEqual({});
    keepDeadline(store, 'reset', PHONE, NOW + 50_000);
    expect(readDeadlines(store, 'codeLogin')).toEqual({ [PHONE]: NOW + 60_000 });
  });

  it('are deleted when they end', () => {
    const store = createMemoryStore();
    keepDeadline(store, 'proof', PHONE, NOW + 60_000);
    vi.setSystemTime(NOW + 60_000);
    expect(readDeadlines(store, 'proof')).toEqual({});
  });

  it.each(['nonsense', 'null', '7', '{"09171234567":"soon"}'])('ignores %s', (stored) => {
    const store = createMemoryStore();
    store.setItem('codeDeadlines.bindPhone', stored);
    expect(readDeadlines(store, 'bindPhone')).toEqual({});
  });
});
