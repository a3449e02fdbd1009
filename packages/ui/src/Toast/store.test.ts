import { describe, expect, test, vi } from 'vitest';
import { createToastStore, MOST_TOASTS, TOAST_DURATION_MS } from './store.ts';

describe('toast store', () => {
  test('shows toasts in order for three seconds with a polite announcement', () => {
    const store = createToastStore();
    store.show({ text: 'Copied' });
    store.show({ text: 'Saved', tone: 'positive', duration: 5000 });
    expect(store.read()).toMatchObject([
      { text: 'Copied', tone: 'neutral', duration: TOAST_DURATION_MS },
      { text: 'Saved', tone: 'positive', duration: 5000 },
    ]);
  });

  test('removes the oldest above the maximum', () => {
    const store = createToastStore();
    for (const text of ['1', '2', '3', '4']) store.show({ text });
    expect(store.read()).toHaveLength(MOST_TOASTS);
    expect(store.read().map((item) => item.text)).toEqual(['2', '3', '4']);
  });

  test('replaces a toast with the same id and restarts its time', () => {
    const store = createToastStore();
    store.show({ id: 'net', text: 'Offline' });
    const before = store.read()[0]?.round;
    store.show({ id: 'net', text: 'Online' });
    expect(store.read().map((item) => item.text)).toEqual(['Online']);
    expect(store.read()[0]?.round).not.toBe(before);
  });

  test('dismisses one toast and notifies nobody for a missing one', () => {
    const store = createToastStore();
    const id = store.show({ text: 'a' });
    store.show({ text: 'b' });
    store.dismiss(id);
    expect(store.read().map((item) => item.text)).toEqual(['b']);
    const listener = vi.fn();
    store.subscribe(listener);
    store.dismiss(id);
    expect(listener).not.toHaveBeenCalled();
  });

  test('notifies listeners of each change until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.show({ text: 'a' });
    store.clear();
    leave();
    store.show({ text: 'b' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
