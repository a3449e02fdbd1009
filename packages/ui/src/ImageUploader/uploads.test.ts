import { describe, expect, test } from 'vitest';
import { sizeText, sortFiles, typeNames } from './uploads.ts';

describe('limits', () => {
  const limits = { maxBytes: 1000, room: 2, types: ['image/png', 'image/jpeg'] };
  const file = (name: string, size = 10, type = 'image/png') => ({ name, size, type });

  test('accepts files within the limits', () => {
    const files = [file('a'), file('b', 1000)];
    expect(sortFiles(files, limits)).toEqual({ taken: files, refused: [] });
  });

  test('rejects files that are too large, of another type, or too many', () => {
    const large = file('large', 1001);
    const text = file('text', 1, 'text/plain');
    const { taken, refused } = sortFiles([large, text, file('a'), file('b'), file('c')], limits);
    expect(taken.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(refused).toEqual([
      { reason: 'size', file: large },
      { reason: 'type', file: text },
      { reason: 'count' },
    ]);
  });

  test('detects the type by file name when the system gives none', () => {
    expect(sortFiles([file('a.JPG', 1, '')], limits).taken).toHaveLength(1);
    expect(sortFiles([file('a.exe', 1, '')], limits).taken).toHaveLength(0);
  });
});

test.each([
  [1, '1 kB'],
  [512_000, '512 kB'],
  [1_000_000, '1 MB'],
  [1_540_000, '1.5 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('formats types as common names', () => {
  expect(typeNames(['image/png', 'image/jpeg', 'image/webp'])).toBe('PNG, JPEG, WebP');
});
