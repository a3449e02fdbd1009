import { describe, expect, it, vi } from 'vitest';
import { createMarks } from './marks.ts';

function setUp() {
  const open: { id: string; on: boolean; answer: () => void; fail: () => void }[] = [];
  const onFailed = vi.fn();
  const marks = createMarks({
    send: (id, on) =>
      new Promise<void>((resolve, reject) => {
        open.push({ id, on, answer: resolve, fail: () => reject(new Error('no network')) });
      }),
    onFailed,
  });
  const next = async (act: 'answer' | 'fail') => {
    open.shift()?.[act]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { marks, next, open, onFailed };
}

describe('favorites and likes', () => {
  it('change at once, and stay when the server accepts', async () => {
    const { marks, next } = setUp();
    expect(marks.get('1')).toBeUndefined();
    marks.set('1', true);
    expect(marks.get('1')).toBe(true);
    await next('answer');
    expect(marks.get('1')).toBe(true);
  });

  it('revert on failure, with a message', async () => {
    const { marks, next, onFailed } = setUp();
    await marks.learn(async () => ['2']);
    marks.set('1', true);
    marks.set('2', false);
    await next('fail');
    await next('fail');
    expect(marks.get('1')).toBe(false);
    expect(marks.get('2')).toBe(true);
    expect(onFailed).toHaveBeenCalledTimes(2);
  });

  it('send taps in sequence, and only the last state', async () => {
    const { marks, next, open } = setUp();
    for (const on of [true, false, true, false]) marks.set('1', on);
    expect(open).toHaveLength(1);
    await next('answer');
    expect(open.map(({ on }) => on)).toEqual([false]);
    await next('answer');
    expect(open).toHaveLength(0);
    expect(marks.get('1')).toBe(false);
  });

  it('are complete once the list is loaded', async () => {
    const { marks } = setUp();
    const listener = vi.fn();
    marks.subscribe(listener);
    await marks.learn(async () => ['1', '3']);
    expect(['1', '2', '3'].map(marks.get)).toEqual([true, false, true]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keep changes made while the list loads', async () => {
    const { marks, next } = setUp();
    const list = Promise.withResolvers<string[]>();
    const learned = marks.learn(() => list.promise);
    marks.set('2', true);
    await next('answer');
    list.resolve(['1']);
    await learned;
    expect(['1', '2', '3'].map(marks.get)).toEqual([true, true, false]);
  });

  it('ignore a list that fails to load', async () => {
    const { marks } = setUp();
    await marks.learn(() => Promise.reject(new Error('no network')));
    expect(marks.get('1')).toBeUndefined();
  });

  it('belong to one player only', async () => {
    const { marks, next, onFailed } = setUp();
    await marks.learn(async () => ['1']);
    marks.set('2', true);
    marks.set('3', true);
    marks.clear();
    await next('answer');
    await next('fail');
    expect(['1', '2', '3'].map(marks.get)).toEqual([undefined, undefined, undefined]);
    expect(onFailed).not.toHaveBeenCalled();
  });
});
