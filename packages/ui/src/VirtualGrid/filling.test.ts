import { describe, expect, test, vi } from 'vitest';
import { allowedAfter, createFilling, type View } from './filling.ts';

const frame = () => new Promise(requestAnimationFrame);
const frames = async (count: number) => {
  for (let done = 0; done < count; done += 1) await frame();
};

/** A page of ten rows, with the middle one in the centre, and cells that take `takes` ms. */
function setUp({ takes = 0 } = {}) {
  const view: { -readonly [Key in keyof View]: View[Key] } = {
    isScrolling: true,
    range: { startIndex: 0, endIndex: 10 },
    scrollOffset: 0,
    scrollRect: { height: window.innerHeight },
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
  let speed = 0;
  let last: number | undefined;
  const fly = (now: number) => {
    const screens = (speed * (now - (last ?? now))) / 1000;
    view.scrollOffset = (view.scrollOffset ?? 0) + screens * window.innerHeight;
    last = now;
    if (speed > 0) requestAnimationFrame(fly);
  };
  return {
    ask,
    filling,
    order,
    view,
    /** Keeps the page scrolling, in screens a second, at any frame rate. */
    move(screens: number) {
      if (speed === 0) {
        last = undefined;
        requestAnimationFrame(fly);
      }
      speed = screens;
    },
  };
}

test('fills the cells nearest to the middle of the screen first', async () => {
  const { ask, order } = setUp({ takes: 10 });
  for (const row of [0, 9, 5, 6, 2]) ask(row);
  await expect.poll(() => order).toEqual([5, 6, 2, 9, 0]);
});

test('skips cells that have left the window', async () => {
  const { ask, order } = setUp();
  const leave = ask(3);
  ask(4);
  leave();
  await expect.poll(() => order).toEqual([4]);
  await frames(3);
  expect(order).toEqual([4]);
});

test('waits for a readable scroll speed when a cell costs more than a frame', async () => {
  const { ask, order, move } = setUp({ takes: 12 });
  ask(5);
  await expect.poll(() => order).toEqual([5]);
  move(30);
  for (const row of [4, 6, 7]) ask(row);
  await frames(10);
  expect(order).toEqual([5]);
  move(0);
  await expect.poll(() => order).toHaveLength(4);
});

test('does not fill cells that scroll too fast to be seen', async () => {
  const { ask, order, move } = setUp();
  move(30);
  for (const row of [4, 5, 6]) ask(row);
  await frames(10);
  expect(order).toEqual([]);
  // Idle, not slow: after late frames, cells wait until the page is slow enough to be read.
  move(0);
  await expect.poll(() => order).toHaveLength(3);
});

test('fills nothing while two frames with the same timestamp leave the speed unknown', () => {
  const pending: FrameRequestCallback[] = [];
  const request = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => pending.push(callback));
  const { ask, order } = setUp();
  for (const row of [4, 5, 6]) ask(row);
  for (const now of [100, 100]) for (const callback of pending.splice(0)) callback(now);
  request.mockRestore();
  expect(order).toEqual([]);
});

describe('fills fewer cells after dropped frames and more after frames in time', () => {
  test.each([
    ['one was left out: half as many', 3, 33.3, 3, 1.5],
    ['again and again: one in every other frame', 0.5, 50, 0, 0.5],
    ['in time, as many as might be: a few more', 2, 16.7, 2, 2.25],
    ['in time, fewer than might be: as many', 2, 16.7, 1, 2],
    ['in time, none: as many', 0.5, 16.7, 0, 0.5],
    ['in time, as many as ever', 4, 8.3, 4, 4],
    ['none before it', 2, Number.NaN, 2, 2],
  ])('%s', (_, allowed, tookMs, filled, next) => {
    expect(allowedAfter(allowed, tookMs, filled)).toBe(next);
  });

  test('includes the painting after the render', async () => {
    const { ask, order } = setUp();
    for (let row = 0; row < 12; row += 1) ask(row);
    while (order.length < 12) {
      await frame();
      const end = performance.now() + 40;
      while (performance.now() < end);
    }
    const before = order.length;
    ask(1);
    ask(2);
    while (order.length === before) await frame();
    expect(order.length - before).toBe(1);
  });
});

test('estimates the cost from cells rendered at once', async () => {
  const { ask, filling, order, move, view } = setUp();
  view.isScrolling = false;
  filling.draws();
  const end = performance.now() + 30;
  while (performance.now() < end);
  filling.drawn();
  await frames(3);
  view.isScrolling = true;
  move(3);
  for (const row of [4, 5, 6]) ask(row);
  await frames(10);
  expect(order).toEqual([]);
  move(0);
  await expect.poll(() => order).toHaveLength(3);
});

test('fills cells at rest without a budget', () => {
  const { filling, view } = setUp();
  expect(filling.hurried).toBe(true);
  view.isScrolling = false;
  expect(filling.hurried).toBe(false);
});

test('fills none in a frame that mounts rows when cells are expensive', async () => {
  const { ask, filling, order, view } = setUp({ takes: 6 });
  // The cost is unknown before a frame has filled a cell.
  ask(5);
  await expect.poll(() => order).toEqual([5]);
  await frames(2);
  let brought = 0;
  let filledWithRows = 0;
  const scroll = () => {
    const before = order.length;
    brought += 1;
    filling.look({ ...view, range: { startIndex: brought, endIndex: brought + 10 } });
    // Runs after the filling of this frame, which requested its callback earlier.
    requestAnimationFrame(() => {
      filledWithRows += order.length - before;
    });
  };
  for (const row of [1, 2, 3]) ask(row);
  for (let frameNumber = 0; frameNumber < 4; frameNumber += 1) {
    scroll();
    await frame();
  }
  expect(filledWithRows).toBe(0);
  await expect.poll(() => order.toSorted()).toEqual([1, 2, 3, 5]);
});

test('uses the frame after an expensive cell for other work', async () => {
  const { ask, order } = setUp({ takes: 6 });
  for (const row of [1, 2, 3, 4, 5]) ask(row);
  const filledBy: number[] = [];
  while (order.length < 5) {
    const before = order.length;
    await frame();
    filledBy.push(order.length - before);
  }
  // In the first frame the cost of a cell is still unknown.
  const later = filledBy.slice(filledBy.findIndex((count) => count > 0) + 1);
  for (const [index, count] of later.entries()) {
    expect(Math.min(count, later[index - 1] ?? 0)).toBe(0);
  }
});

describe('when cells are expensive', () => {
  const near = (first: number) => Array.from({ length: 10 }, (_, index) => first + index);
  const onScreen = (startIndex: number, count = 1000) => ({
    startIndex,
    endIndex: startIndex + 4,
    count,
  });

  /** Waits for a frame that has filled a cell, so that the next one is idle. */
  async function spent() {
    const grid = setUp({ takes: 6 });
    grid.ask(1);
    await expect.poll(() => grid.order).toEqual([1]);
    await frames(2);
    expect(grid.filling.rows(near(0), onScreen(3))).toEqual(near(0));
    grid.ask(2);
    // Up to exactly the frame that has filled it.
    while (grid.order.length < 2) await frame();
    return grid.filling;
  }

  test('keeps the rows for the frame after filling and mounts the next ones then', async () => {
    const filling = await spent();
    expect(filling.rows(near(1), onScreen(4))).toEqual(near(0));
    await frames(2);
    expect(filling.rows(near(1), onScreen(4))).toEqual(near(1));
  });

  test('still fills what is visible', async () => {
    const filling = await spent();
    expect(filling.rows(near(500), onScreen(503))).toEqual(near(500));
  });

  test('renders nothing beyond the end of a shortened list', async () => {
    const filling = await spent();
    expect(filling.rows([0, 1, 2, 3, 4], onScreen(0, 5))).toEqual([0, 1, 2, 3, 4]);
  });
});
