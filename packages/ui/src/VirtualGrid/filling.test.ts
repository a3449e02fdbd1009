import { expect, test } from 'vitest';
import { createFilling, type View } from './filling.ts';

const frame = () => new Promise(requestAnimationFrame);
const frames = async (count: number) => {
  for (let done = 0; done < count; done += 1) await frame();
};

/** A page of ten rows, the middle one in the middle, and cells that take their time. */
function setUp({ takes = 0 } = {}) {
  const view: { -readonly [Key in keyof View]: View[Key] } = {
    isScrolling: true,
    range: { startIndex: 0, endIndex: 10 },
    scrollOffset: 0,
  };
  const filling = createFilling();
  filling.look(view);
  const order: number[] = [];
  const ask = (row: number) =>
    filling.ask(row, () => {
      order.push(row);
      const end = performance.now() + takes;
      while (performance.now() < end);
    });
  /** Keeps the page moving, in screens a frame. */
  let moves = 0;
  const fly = () => {
    view.scrollOffset = (view.scrollOffset ?? 0) + moves * window.innerHeight;
    if (moves > 0) requestAnimationFrame(fly);
  };
  return {
    ask,
    filling,
    order,
    view,
    move(screens: number) {
      moves = screens;
      fly();
    },
  };
}

test('what is nearest to the middle of the screen comes first', async () => {
  const { ask, order } = setUp({ takes: 10 });
  for (const row of [0, 9, 5, 6, 2]) ask(row);
  await expect.poll(() => order).toEqual([5, 6, 2, 9, 0]);
});

test('what has gone before its turn is not filled', async () => {
  const { ask, order } = setUp();
  const leave = ask(3);
  ask(4);
  leave();
  await expect.poll(() => order).toEqual([4]);
  await frames(3);
  expect(order).toEqual([4]);
});

test('where one cell is more than a frame has time for, they wait for a page that can be read', async () => {
  const { ask, order, move } = setUp({ takes: 12 });
  ask(5);
  await expect.poll(() => order).toEqual([5]);
  move(0.5);
  for (const row of [4, 6, 7]) ask(row);
  await frames(10);
  expect(order).toEqual([5]);
  move(0);
  await expect.poll(() => order).toHaveLength(4);
});

test('a page at rest is not hurried', () => {
  const { filling, view } = setUp();
  expect(filling.hurried).toBe(true);
  view.isScrolling = false;
  expect(filling.hurried).toBe(false);
});
