import { describe, expect, it } from 'vitest';
import { showWhen } from './when.ts';

const manila = {
  locale: 'en_US',
  zone: 'Asia/Manila',
  at: Date.parse('2026-11-21T04:00:00Z'),
} as const;

describe('a time near the present', () => {
  it.each([
    ['2026-11-21T01:42:00Z', 'Today, 09:42'],
    ['2026-11-20T15:59:00Z', 'Yesterday, 23:59'],
    ['2026-11-20T16:00:00Z', 'Today, 00:00'],
    ['2026-11-22T10:00:00Z', 'Tomorrow, 18:00'],
    ['2026-11-19T10:00:00Z', 'Thu, Nov 19, 18:00'],
    ['2025-11-19T10:00:00Z', 'Nov 19, 2025, 18:00'],
    ['never', '–'],
  ])('%s is %s in Manila', (value, words) => {
    expect(showWhen(value, manila)).toBe(words);
  });

  it('says it in the language of the page', () => {
    expect(showWhen('2026-11-20T10:00:00Z', { ...manila, locale: 'ms_MY' })).toBe('Semalam, 18:00');
  });
});
