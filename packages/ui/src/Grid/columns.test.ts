import { expect, test } from 'vitest';
import { columnTracks, responsive } from './columns.ts';

test('a count makes that many equal columns', () => {
  expect(columnTracks(3)).toBe('repeat(3, minmax(0, 1fr))');
});

test('a width makes as many as have room, and never one wider than the screen', () => {
  expect(columnTracks('160px')).toBe('repeat(auto-fill, minmax(min(160px, 100%), 1fr))');
});

test('fewer children than have room share the row when they fit it', () => {
  expect(columnTracks('160px', true)).toBe('repeat(auto-fit, minmax(min(160px, 100%), 1fr))');
});

test('tracks are as they are given, and a share never wider than its part', () => {
  expect(columnTracks(['auto', '1fr', '120px'])).toBe('auto minmax(0, 1fr) 120px');
});

test('one value holds on phones and on desktops', () => {
  expect(responsive(3)).toEqual({ phone: 3, desktop: 3 });
  expect(responsive({ phone: 3, desktop: 7 })).toEqual({ phone: 3, desktop: 7 });
});

test('tracks are one value, not one for each width', () => {
  expect(responsive(['1fr', 'auto'])).toEqual({ phone: ['1fr', 'auto'], desktop: ['1fr', 'auto'] });
});
