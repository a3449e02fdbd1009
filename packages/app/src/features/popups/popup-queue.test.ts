import { expect, it, vi } from 'vitest';
import { createPopupQueue } from './popup-queue.ts';

it('shows one pop-up at a time, the most important one first', () => {
  const queue = createPopupQueue();
  queue.set('abnormalExit', 'loading');
  queue.set('notification', 'ready');
  queue.set('settleOffer', 'ready');
  expect(queue.current()).toBeNull();
  queue.set('abnormalExit', 'ready');
  expect(queue.current()).toBe('abnormalExit');
  queue.set('abnormalExit', 'none');
  expect(queue.current()).toBe('settleOffer');
  queue.set('settleOffer', 'none');
  expect(queue.current()).toBe('notification');
  queue.set('notification', 'none');
  expect(queue.current()).toBeNull();
});

it('waits for the check of a more important pop-up', () => {
  const queue = createPopupQueue();
  queue.set('settleOffer', 'loading');
  queue.set('notification', 'ready');
  expect(queue.current()).toBeNull();
  queue.set('settleOffer', 'none');
  expect(queue.current()).toBe('notification');
});

it('does not replace an open pop-up', () => {
  const queue = createPopupQueue();
  const listener = vi.fn();
  queue.subscribe(listener);
  queue.set('notification', 'ready');
  queue.set('abnormalExit', 'ready');
  expect(queue.current()).toBe('notification');
  expect(listener).toHaveBeenCalledTimes(1);
  queue.set('notification', 'none');
  expect(queue.current()).toBe('abnormalExit');
});
