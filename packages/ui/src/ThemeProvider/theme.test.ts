import { expect, test } from 'vitest';
import { resolveAppearance, themeAttributes } from './theme.ts';

test('a chosen appearance wins over the device', () => {
  expect(resolveAppearance('light', true)).toBe('light');
  expect(resolveAppearance('dark', false)).toBe('dark');
});

test('without a choice the device decides', () => {
  expect(resolveAppearance('system', true)).toBe('dark');
  expect(resolveAppearance('system', false)).toBe('light');
});

test('following the device leaves the attribute off, so that the style sheet can follow by itself', () => {
  expect(themeAttributes('pink', 'system')).toEqual({
    'data-theme': 'pink',
    'data-appearance': undefined,
  });
  expect(themeAttributes('blue', 'dark')['data-appearance']).toBe('dark');
});
