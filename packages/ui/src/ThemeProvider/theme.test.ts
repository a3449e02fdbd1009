import { expect, test } from 'vitest';
import { resolveAppearance, themeAttributes } from './theme.ts';

test('prefers a selected appearance over the system’s', () => {
  expect(resolveAppearance('light', true)).toBe('light');
  expect(resolveAppearance('dark', false)).toBe('dark');
});

test('follows the system without a selection', () => {
  expect(resolveAppearance('system', true)).toBe('dark');
  expect(resolveAppearance('system', false)).toBe('light');
});

test('omits the attribute when following the system', () => {
  expect(themeAttributes('pink', 'system')).toEqual({
    'data-theme': 'pink',
    'data-appearance': undefined,
  });
  expect(themeAttributes('blue', 'dark')['data-appearance']).toBe('dark');
});
