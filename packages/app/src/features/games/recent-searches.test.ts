import { expect, it } from 'vitest';
import { createMemoryStore, createStorage } from '../../platform/storage.ts';
import { forgetSearch, MOST_RECENT, rememberSearch } from './recent-searches.ts';

const open = () => createStorage(createMemoryStore());

it('lists each recent search once, newest first', () => {
  const storage = open();
  for (const query of ['tide', 'dragon', ' Tide ']) rememberSearch(storage, query);
  expect(storage.readJson('recentSearches')).toEqual(['Tide', 'dragon']);
});

it('limits the number of searches, and ignores empty ones', () => {
  const storage = open();
  for (let count = 0; count < 20; count += 1) rememberSearch(storage, `game ${count}`);
  rememberSearch(storage, '  ');
  const kept = storage.readJson('recentSearches');
  expect(kept).toHaveLength(MOST_RECENT);
  expect(kept).toHaveProperty('0', 'game 19');
});

it('removes one search, and the stored name with the last', () => {
  const storage = open();
  rememberSearch(storage, 'tide');
  rememberSearch(storage, '龙');
  forgetSearch(storage, 'tide');
  expect(storage.readJson('recentSearches')).toEqual(['龙']);
  forgetSearch(storage, '龙');
  expect(storage.read('recentSearches')).toBeNull();
});

it('ignores invalid stored values', () => {
  const storage = open();
  storage.write('recentSearches', '{"a":1}');
  rememberSearch(storage, 'tide');
  expect(storage.readJson('recentSearches')).toEqual(['tide']);
});
