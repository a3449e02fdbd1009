import { LOCALES, type Locale } from '@parlor/api/constants';
import { describe, expect, it } from 'vitest';
import { createLanguages } from '../languages/languages.ts';
import { formatDateTime, formatNearDate, formatNearDay } from './dates.ts';

const zone = 'Asia/Manila';
const at = Date.parse('2026-11-21T04:00:00Z');

/** Formats times in a language as the app does: its texts and names come in one chunk. */
async function sayIn(locale: Locale) {
  const languages = createLanguages((load) => load());
  await languages.load(['dates']);
  await languages.choose(locale);
  return (value: string) => formatNearDate(value, { locale, zone, at, t: languages.get() });
}

describe('a time near the present', () => {
  it.each([
    ['2026-11-21T01:42:00Z', 'Today, 09:42'],
    ['2026-11-20T15:59:00Z', 'Yesterday, 23:59'],
    ['2026-11-20T16:00:00Z', 'Today, 00:00'],
    ['2026-11-22T10:00:00Z', 'Tomorrow, 18:00'],
    ['2026-11-19T10:00:00Z', 'Thu, Nov 19, 18:00'],
    ['2026-11-19 18:00:00', 'Thu, Nov 19, 18:00'],
    ['2025-11-19T10:00:00Z', '2025-11-19 18:00'],
    ['never', '–'],
  ])('%s is %s in Manila', async (value, words) => {
    const say = await sayIn('en_US');
    expect(say(value)).toBe(words);
  });

  it.each([
    ['zh_CN', '今天 09:42', '昨天 18:00', '11月19日 周四 18:00'],
    ['my_MM', 'ယနေ့ 09:42', 'မနေ့က 18:00', 'နိုဝင်ဘာ 19၊ ကြာသပတေး၊ 18:00'],
    ['th_TH', 'วันนี้ 09:42', 'เมื่อวาน 18:00', 'พฤหัส 19 พ.ย. 18:00'],
    ['ms_MY', 'Hari ini, 09:42', 'Semalam, 18:00', 'Kha, 19 Nov, 18:00'],
  ] as const)('reads %s in that language', async (locale, today, yesterday, near) => {
    const say = await sayIn(locale);
    expect(say('2026-11-21T01:42:00Z')).toBe(today);
    expect(say('2026-11-20T10:00:00Z')).toBe(yesterday);
    expect(say('2026-11-19T10:00:00Z')).toBe(near);
  });

  it.each(LOCALES)('has the figures and the years of all others in %s', async (locale) => {
    const say = await sayIn(locale);
    const far = '2025-01-09T10:00:00Z';
    expect(say(far)).toBe('2025-01-09 18:00');
    expect(formatDateTime(far, { locale, zone })).toBe('2025-01-09 18:00');
    expect(say('2026-11-19T10:00:00Z')).not.toMatch(/[၀-၉๐-๙]|25[67]\d/);
  });
});

describe('a calendar day near the present', () => {
  it.each([
    ['en_US', 'Thu, Nov 19'],
    ['zh_CN', '11月19日 周四'],
    ['my_MM', 'နိုဝင်ဘာ 19၊ ကြာသပတေး'],
    ['th_TH', 'พฤหัส 19 พ.ย.'],
    ['ms_MY', 'Kha, 19 Nov'],
  ] as const)('reads %s in that language', async (locale, shown) => {
    await sayIn(locale);
    expect(formatNearDay('2026-11-19', { locale, at })).toBe(shown);
  });

  it('is unchanged from half a year on, and a dash if invalid', () => {
    expect(formatNearDay('2025-11-19', { locale: 'en_US', at })).toBe('2025-11-19');
    expect(formatNearDay('never', { locale: 'en_US', at })).toBe('–');
  });
});

describe('the zone of the site', () => {
  it.each([
    ['Asia/Manila', '2026-11-20 18:00'],
    ['Asia/Bangkok', '2026-11-20 17:00'],
    ['Asia/Yangon', '2026-11-20 16:30'],
  ])(
    'shows 18:00 of the server in %s as %s (docs/product.md: Business constants and limits, product decision 28)',
    (place, shown) => {
      expect(formatDateTime('2026-11-20 18:00:00', { locale: 'en_US', zone: place })).toBe(shown);
    },
  );

  it('shows a dash for an invalid time', () => {
    expect(formatDateTime('soon', { locale: 'th_TH', zone })).toBe('–');
  });
});
