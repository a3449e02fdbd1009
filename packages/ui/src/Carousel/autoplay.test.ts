import { expect, test } from 'vitest';
import { type AutoplayConditions, mayAutoplay } from './autoplay.ts';

const calm: AutoplayConditions = {
  interval: 5000,
  slides: 3,
  touched: false,
  hovered: false,
  focused: false,
  hidden: false,
  unseen: false,
  reducedMotion: false,
  stopped: false,
};

test('plays when nothing pauses it', () => {
  expect(mayAutoplay(calm)).toBe(true);
});

test.each([
  'touched',
  'hovered',
  'focused',
  'hidden',
  'unseen',
  'reducedMotion',
  'stopped',
] as const)('pauses while %s', (condition) => {
  expect(mayAutoplay({ ...calm, [condition]: true })).toBe(false);
});

test('does not play with one slide or without an interval', () => {
  expect(mayAutoplay({ ...calm, slides: 1 })).toBe(false);
  expect(mayAutoplay({ ...calm, interval: 0 })).toBe(false);
});
