import { expect, it } from 'vitest';
import { createMemoryStore, createStorage } from '../../platform/storage.ts';
import { forgetSearch, MOST_RECENT, rememberSearch } from './recent-searches.ts';

const open = () => createStorage(createMemoryStore());

it('keeps the last searches, each once, the last one first', () => {
  const storage = open();
  for (const words of ['tide', 'dragon', ' Tide ']) rememberSearch(storage, words);
  expect(storage.readJson('recentSearches')).toEqual(['Tide', 'dragon']);
});

it('keeps no more than a person reads through, and nothing that is empty', () => {
  const storage = open();
  for (let count = 0; count < 20; count += 1) rememberSearch(storage, `game ${count}`);
  rememberSearch(storage, '  ');
  const kept = storage.readJson('recentSearches');
  expect(kept).toHaveLength(MOST_RECENT);
  expect(kept).toHaveProperty('0', 'game 19');
});

it('forgets one, and leaves nothing behind with the last', () => {
  const storage = open();
  rememberSearch(storage, 'tide');
  rememberSearch(storage, '龙');
  forgetSearch(storage, 'tide');
  expect(storage.readJson('recentSearches')).toEqual(['龙']);
  forgetSearch(storage, '龙');
  expect(storage.read('recentSearches')).toBeNull();
});

it('takes what it did not write for nothing', () => {
  const storage = open();
  storage.write('recentSearches', '{"a":1}');
  rememberSearch(storage, 'tide');
  expect(storage.readJson('recentSearches')).toEqual(['tide']);
});
