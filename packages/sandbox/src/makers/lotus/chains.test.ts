import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../books/books.ts';
import { serverSeedHash } from '../fairness.ts';
import { LOTUS_MIGRATIONS } from './books.ts';
import { createHashChains } from './chains.ts';

let books: Books;
beforeEach(() => {
  books = openBooks(':memory:', LOTUS_MIGRATIONS);
});
afterEach(() => books.close());

/** Hashes a link back to the hash that was published before it. */
function hashBack(link: string, times: number): string {
  return Array.from({ length: times }).reduce<string>((hash) => serverSeedHash(hash), link);
}

describe('hash chains', () => {
  it('publishes a chain before its first link, and leads each link back to it', () => {
    const chains = createHashChains(books, Date.now, 1_200);
    const { terminalHash, salt, used } = chains.inUse('rocket');
    expect({ salt, used }).toEqual({ salt: null, used: 0 });
    let before = terminalHash;
    for (let index = 1; index <= 1_200; index += 1) {
      const taken = chains.take('rocket', 'mine');
      expect(taken.index).toBe(index);
      expect(serverSeedHash(taken.link)).toBe(before);
      before = taken.link;
    }
    expect(hashBack(before, 1_200)).toBe(terminalHash);
  });

  it('fixes the salt with the client seed of the first player, for the whole chain', () => {
    const chains = createHashChains(books, Date.now, 10);
    chains.inUse('rocket');
    expect(chains.take('rocket', 'first-player').salt).toBe('first-player');
    expect(chains.take('rocket', 'second-player').salt).toBe('first-player');
    expect(chains.inUse('rocket').salt).toBe('first-player');
  });

  it('publishes another chain when one is used up, and one per game', () => {
    const chains = createHashChains(books, Date.now, 3);
    const first = chains.inUse('rocket');
    for (let round = 0; round < 3; round += 1) chains.take('rocket', 'a');
    const second = chains.inUse('rocket');
    expect(second.terminalHash).not.toBe(first.terminalHash);
    expect(second).toMatchObject({ used: 0, salt: null });
    expect(chains.take('rocket', 'b')).toMatchObject({ index: 1, salt: 'b' });
    expect(chains.inUse('balloon').terminalHash).not.toBe(second.terminalHash);
    expect(chains.byId(first.chainId)?.terminalHash).toBe(first.terminalHash);
  });
});
