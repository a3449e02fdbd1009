import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../books/books.ts';
import { ROUNDS_PER_SEED, serverSeedHash } from '../fairness.ts';
import { LOTUS_MIGRATIONS } from './books.ts';
import { createSeeds, type Seeds } from './seeds.ts';

let books: Books;
let seeds: Seeds;
beforeEach(() => {
  books = openBooks(':memory:', LOTUS_MIGRATIONS);
  seeds = createSeeds(books, Date.now);
});
afterEach(() => books.close());

describe('seeds', () => {
  it('assigns each player a seed pair, and each round the next nonce', () => {
    const ana = seeds.inUse('ana');
    expect(seeds.inUse('ana')).toEqual(ana);
    expect(seeds.inUse('ben').serverHash).not.toBe(ana.serverHash);
    expect(serverSeedHash(ana.serverSeed)).toBe(ana.serverHash);
    expect([1, 2, 3].map(() => seeds.takeNonce('ana').nonce)).toEqual([0, 1, 2]);
    expect(seeds.takeNonce('ben').nonce).toBe(0);
  });

  it('retires a seed after 1,000 rounds, and reveals it', () => {
    const first = seeds.inUse('ana');
    for (let round = 0; round < ROUNDS_PER_SEED; round += 1) {
      expect(seeds.takeNonce('ana').seedId).toBe(first.seedId);
    }
    expect(seeds.byId(first.seedId)?.revealed).toBe(false);
    const second = seeds.takeNonce('ana');
    expect(second).toMatchObject({ nonce: 0, clientSeed: first.clientSeed, revealed: false });
    expect(second.serverHash).not.toBe(first.serverHash);
    expect(seeds.byId(first.seedId)?.revealed).toBe(true);
  });

  it('rotates on request, with a client seed of the player', () => {
    seeds.takeNonce('ana');
    const rotated = seeds.rotate('ana', 'my-own');
    expect(rotated?.revealed).toMatchObject({ nonce: 1, revealed: true });
    expect(rotated?.next).toMatchObject({ nonce: 0, clientSeed: 'my-own' });
    expect(seeds.inUse('ana')).toEqual(rotated?.next);
  });

  it('changes the client seed of a pair that decided no round, without revealing it', () => {
    const { serverHash } = seeds.inUse('ana');
    expect(seeds.rotate('ana', 'my-own')).toMatchObject({
      revealed: null,
      next: { serverHash, clientSeed: 'my-own', nonce: 0, revealed: false },
    });
  });
});
