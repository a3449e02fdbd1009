import { expect, test } from 'vitest';
import { columnTracks, responsive } from './columns.ts';

test('makes a count into equal columns', () => {
  expect(columnTracks(3)).toBe('repeat(3, minmax(0, 1fr))');
});

test('makes a width into as many columns as fit, none wider than the screen', () => {
  expect(columnTracks('160px')).toBe('repeat(auto-fill, minmax(min(160px, 100%), 1fr))');
});

test('shares the row among fewer children than fit', () => {
  expect(columnTracks('160px', true)).toBe('repeat(auto-fit, minmax(min(160px, 100%), 1fr))');
});

test('keeps given tracks and limits fractions to their share', () => {
  expect(columnTracks(['auto', '1fr', '120px'])).toBe('auto minmax(0, 1fr) 120px');
});

test('uses one value for phones and desktops', () => {
  expect(responsive(3)).toEqual({ phone: 3, desktop: 3 });
  expect(responsive({ phone: 3, desktop: 7 })).toEqual({ phone: 3, desktop: 7 });
});

test('takes tracks as one value', () => {
  expect(responsive(['1fr', 'auto'])).toEqual({ phone: ['1fr', 'auto'], desktop: ['1fr', 'auto'] });
});
