import { expect, test } from 'vitest';
import { ratingText, starFills } from './star-fills.ts';

const drawn = (value: number | null, max = 5) =>
  starFills(value, max)
    .map((fill) => ({ empty: '·', half: '½', full: '★' })[fill])
    .join('');

test.each([
  [0, '·····'],
  [0.2, '·····'],
  [0.3, '½····'],
  [3, '★★★··'],
  [4.2, '★★★★·'],
  [4.3, '★★★★½'],
  [4.5, '★★★★½'],
  [4.8, '★★★★★'],
  [5, '★★★★★'],
  [9, '★★★★★'],
  [-1, '·····'],
  [null, '·····'],
  [Number.NaN, '·····'],
])('draws %s as %s', (value, stars) => {
  expect(drawn(value)).toBe(stars);
});

test.each([
  [4.46, '4.5'],
  [5, '5'],
  [4.04, '4'],
])('formats %s as %s', (value, text) => {
  expect(ratingText(value)).toBe(text);
});
