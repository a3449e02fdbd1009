import { describe, expect, test } from 'vitest';
import {
  drawnUploads,
  reduceUploads,
  sizeText,
  sortFiles,
  typeNames,
  type Upload,
  type UploadEvent,
} from './uploads.ts';

const replay = (...events: UploadEvent[]) =>
  events.reduce<readonly Upload[]>((list, event) => reduceUploads(list, event), []);
const added: UploadEvent = { type: 'added', id: '1', name: 'a.png' };

describe('the list', () => {
  test('a picture comes, goes on its way, and is there', () => {
    expect(replay(added)).toEqual([{ id: '1', name: 'a.png', state: 'uploading', share: 0 }]);
    expect(replay(added, { type: 'progressed', id: '1', share: 0.5 })[0]?.share).toBe(0.5);
    expect(replay(added, { type: 'done', id: '1', value: '/a' })[0]).toMatchObject({
      state: 'done',
      value: '/a',
    });
  });

  test('a bar never goes back, over its end, or on after a failure', () => {
    const half: UploadEvent = { type: 'progressed', id: '1', share: 0.5 };
    expect(replay(added, half, { ...half, share: 0.2 })[0]?.share).toBe(0.5);
    expect(replay(added, { ...half, share: 3 })[0]?.share).toBe(1);
    expect(replay(added, { type: 'failed', id: '1' }, half)[0]).toMatchObject({
      state: 'failed',
      share: 0,
    });
  });

  test('what failed begins again', () => {
    expect(
      replay(added, { type: 'failed', id: '1' }, { type: 'retried', id: '1' })[0],
    ).toMatchObject({ state: 'uploading', share: 0 });
  });

  test('what is gone stays gone, whatever comes after', () => {
    const gone: UploadEvent[] = [added, { type: 'removed', id: '1' }];
    expect(replay(...gone, { type: 'done', id: '1', value: '/a' })).toEqual([]);
  });
});

describe('what is drawn', () => {
  const done: Upload = { id: '1', name: 'a.png', state: 'done', share: 1, value: '/a' };
  const going: Upload = { id: '2', name: 'b.png', state: 'uploading', share: 0.3 };

  test('what the owner has, and what is on its way', () => {
    expect(drawnUploads([done, going], ['/a'])).toEqual([done, going]);
  });

  test('not what the owner dropped', () => {
    expect(drawnUploads([done, going], [])).toEqual([going]);
  });

  test('what the owner had from before comes first, by the name in its address', () => {
    expect(drawnUploads([going], ['https://x.example/files/old.png?w=3'])).toEqual([
      expect.objectContaining({ name: 'old.png', state: 'done' }),
      going,
    ]);
  });
});

describe('limits', () => {
  const limits = { maxBytes: 1000, room: 2, types: ['image/png', 'image/jpeg'] };
  const file = (name: string, size = 10, type = 'image/png') => ({ name, size, type });

  test('takes what fits', () => {
    const files = [file('a'), file('b', 1000)];
    expect(sortFiles(files, limits)).toEqual({ taken: files, refused: [] });
  });

  test('says what is too large, of another type, or too many', () => {
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

  test('knows a type by its name where the system names none', () => {
    expect(sortFiles([file('a.JPG', 1, '')], limits).taken).toHaveLength(1);
    expect(sortFiles([file('a.exe', 1, '')], limits).taken).toHaveLength(0);
  });
});

test.each([
  [1, '1 kB'],
  [512_000, '512 kB'],
  [1_000_000, '1 MB'],
  [1_540_000, '1.5 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('types are called as people call them', () => {
  expect(typeNames(['image/png', 'image/jpeg', 'image/webp'])).toBe('PNG, JPEG, WebP');
});
