import { describe, expect, test } from 'vitest';
import { labels as burmese } from '../labels/my_MM.ts';
import {
  addDays,
  clampDay,
  countDays,
  createDateFormat,
  toDate,
  toIsoDate,
  weekStart,
} from './dates.ts';

describe('parses and formats a day', () => {
  test.each(['2026-11-21', '2024-02-29', '1999-01-01'])('%s', (iso) => {
    expect(toIsoDate(toDate(iso) ?? new Date(0))).toBe(iso);
  });

  test.each(['', '2026-02-30', '2026-13-01', '21.11.2026', '2026-1-1', undefined])(
    'rejects %s',
    (iso) => {
      expect(toDate(iso)).toBeUndefined();
    },
  );
});

test('adds days across months and years', () => {
  expect(addDays('2026-11-21', 10)).toBe('2026-12-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
});

test('counts days inclusively, also across a clock change', () => {
  expect(countDays('2026-11-21', '2026-11-21')).toBe(1);
  expect(countDays('2026-11-01', '2026-11-30')).toBe(30);
  expect(countDays('2026-03-01', '2026-04-30')).toBe(61);
});

test('clamps a day to the selectable range', () => {
  expect(clampDay('2026-01-01', '2026-02-01', undefined)).toBe('2026-02-01');
  expect(clampDay('2026-05-01', undefined, '2026-04-01')).toBe('2026-04-01');
  expect(clampDay('2026-03-01', '2026-02-01', '2026-04-01')).toBe('2026-03-01');
});

test.each([
  ['en-US', 0],
  ['en-PH', 0],
  ['th-TH', 0],
  ['my-MM', 0],
  ['ms-MY', 1],
  ['zh-CN', 1],
  ['de', 1],
])('starts weeks in %s on day %i', (locale, day) => {
  expect(weekStart(locale)).toBe(day);
});

describe('date formats', () => {
  const day = new Date(2026, 10, 21);

  test('follow the locale', () => {
    expect(createDateFormat('en-GB', null).short(day)).toBe('21 Nov 2026');
    expect(createDateFormat('ms-MY', null).full(day)).toBe('Sabtu, 21 November 2026');
    expect(createDateFormat('zh-CN', null).month(day)).toBe('2026年11月');
  });

  test('use the Gregorian calendar and Latin digits, also in Thai', () => {
    expect(createDateFormat('th-TH', null).short(day)).toMatch(/^21 .*2026$/);
  });

  test('come from the table where the browser does not support the locale', () => {
    const { names } = burmese.DatePicker;
    const unknown = createDateFormat('xx-MM', names);
    expect(unknown.short(day)).toBe('21 နိုဝင်ဘာ 2026');
    expect(unknown.month(day)).toBe('နိုဝင်ဘာ 2026');
    expect(unknown.weekday(day)).toBe('စနေ');
    expect(unknown.weekdayShort(day)).toBe('နေ');
    expect(unknown.full(day)).toBe('21 နိုဝင်ဘာ 2026, စနေ');
  });
});
