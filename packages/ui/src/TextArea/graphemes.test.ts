import { describe, expect, test } from 'vitest';
import { clipGraphemes, countGraphemes, fitEdit, passesStep } from './graphemes.ts';

describe('counts what a person counts', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['👨‍👩‍👧', 1],
    ['🇲🇲🇹🇭', 2],
    ['e\u0301', 1],
    ['ที่', 1],
    ['ကျေး', 2],
    ['a\nb', 3],
  ])('%j has %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });
});

test('cuts between characters, never through one', () => {
  expect(clipGraphemes('a👨‍👩‍👧b', 2)).toBe('a👨‍👩‍👧');
  expect(clipGraphemes('abc', 0)).toBe('');
  expect(clipGraphemes('abc', -1)).toBe('');
});

describe('an edit that is too long', () => {
  test('loses the end of what was put in, not of what stood there', () => {
    expect(fitEdit('abcd', 'abXYZcd', 5, 5)).toEqual({ text: 'abXcd', caret: 3 });
  });

  test('is left alone while it fits', () => {
    expect(fitEdit('ab', 'abc', 3, 3)).toEqual({ text: 'abc', caret: 3 });
  });

  test('may shorten a text that was too long already, and not make it longer', () => {
    expect(fitEdit('abcdef', 'abcde', 5, 3)).toEqual({ text: 'abcde', caret: 5 });
    expect(fitEdit('abcdef', 'abcdefg', 7, 3)).toEqual({ text: 'abcdef', caret: 6 });
  });
});

test('what is left is announced at a few steps', () => {
  expect(passesStep(21, 20)).toBe(true);
  expect(passesStep(20, 19)).toBe(false);
  expect(passesStep(30, 3)).toBe(true);
  expect(passesStep(3, 30)).toBe(false);
  expect(passesStep(1, 0)).toBe(true);
});
