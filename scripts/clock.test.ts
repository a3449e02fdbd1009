import { expect, test } from 'vitest';
import { NOW, stopClock } from '../.storybook/clock.ts';

const page = { Date };
stopClock(page);

test('stops the clock of stories', () => {
  expect(new page.Date()).toEqual(NOW);
  expect(page.Date.now()).toBe(NOW.getTime());
  expect(page.Date()).toBe(NOW.toString());
});

test('keeps dates that state their time', () => {
  expect(new page.Date('2027-03-03T15:37:21Z').toISOString()).toBe('2027-03-03T15:37:21.000Z');
  expect(new page.Date(2027, 2, 3).getMonth()).toBe(2);
  expect(page.Date.UTC(2027, 0)).toBe(Date.UTC(2027, 0));
  expect(new page.Date()).toBeInstanceOf(Date);
});

test('leaves the clock of other pages running', () => {
  expect(Date.now()).not.toBe(NOW.getTime());
});
