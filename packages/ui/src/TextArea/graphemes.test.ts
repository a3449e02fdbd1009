import { describe, expect, test } from 'vitest';
import { clipGraphemes, countGraphemes, fitEdit, passesStep } from './graphemes.ts';

describe('counts graphemes', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['👨‍👩‍👧', 1],
    ['🇲🇲🇹🇭', 2],
    ['e\u0301', 1],
    ['ที่', 1],
    ['ကျေး', 2],
    ['a\nb', 3],
  ])('counts %j as %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});

test('cuts between graphemes', () => {
  expect(clipGraphemes('a👨‍👩‍👧b', 2)).toBe('a👨‍👩‍👧');
  expect(clipGraphemes('abc', 0)).toBe('');
  expect(clipGraphemes('abc', -1)).toBe('');
});

describe('an edit beyond the limit', () => {
  test('loses the end of the inserted text, not the existing text', () => {
    expect(fitEdit('abcd', 'abXYZcd', 5, 5)).toEqual({ text: 'abXcd', caret: 3 });
  });

  test('is unchanged within the limit', () => {
    expect(fitEdit('ab', 'abc', 3, 3)).toEqual({ text: 'abc', caret: 3 });
  });

  test('may shorten a text above the limit, but not lengthen it', () => {
    expect(fitEdit('abcdef', 'abcde', 5, 3)).toEqual({ text: 'abcde', caret: 5 });
    expect(fitEdit('abcdef', 'abcdefg', 7, 3)).toEqual({ text: 'abcdef', caret: 6 });
  });
});

test('announces the remaining characters at a few steps', () => {
  expect(passesStep(21, 20)).toBe(true);
  expect(passesStep(20, 19)).toBe(false);
  expect(passesStep(30, 3)).toBe(true);
  expect(passesStep(3, 30)).toBe(false);
  expect(passesStep(1, 0)).toBe(true);
});
