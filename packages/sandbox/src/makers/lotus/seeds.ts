import type { Books } from '../../books/books.ts';
import type { Clock } from '../../clock.ts';
import { newClientSeed, newServerSeed, ROUNDS_PER_SEED, serverSeedHash } from '../fairness.ts';
import { type Seed, seedRow } from './books.ts';

/** With whether a round decided with the seed is open. */
const SELECT = `SELECT seed.*, EXISTS (
  SELECT 1 FROM round WHERE round.seed_id = seed.seed_id AND round.state = 'open'
) AS is_open FROM seed`;

export interface Seeds {
  /** Returns the current pair; creates one on first use or after the last is used up. */
  inUse(walletRef: string): Seed;
  /** Takes the next nonce of the pair in use, inside the transaction of its round. */
  takeNonce(walletRef: string): Seed;
  byId(seedId: bigint): Seed | null;
  /**
   * Reveals the current pair and starts another; a pair that decided no round only changes its
   * client seed, if one is given.
   *
   * @returns `revealed` null if nothing was; the whole is null while a round with the pair is open.
   */
  rotate(walletRef: string, clientSeed?: string): { revealed: Seed | null; next: Seed } | null;
}

export function createSeeds(books: Books, clock: Clock): Seeds {
  const current = (walletRef: string): Seed | null =>
    books.one(seedRow, `${SELECT} WHERE wallet_ref = ? AND revealed_at IS NULL`, walletRef);

  const start = (walletRef: string, clientSeed: string): Seed => {
    const serverSeed = newServerSeed();
    books.run(
      `INSERT INTO seed (wallet_ref, server_seed, server_hash, client_seed, created_at)
       VALUES (?, ?, ?, ?, ?)`,
      walletRef,
      serverSeed,
      serverSeedHash(serverSeed),
      clientSeed,
      clock(),
    );
    const seed = current(walletRef);
    if (seed === null) throw new Error('a seed that was written cannot be read');
    return seed;
  };

  const reveal = (seed: Seed): void => {
    books.run('UPDATE seed SET revealed_at = ? WHERE seed_id = ?', clock(), seed.seedId);
  };

  const seeds: Seeds = {
    inUse: (walletRef) =>
      books.transaction(() => {
        const seed = current(walletRef);
        if (seed === null) return start(walletRef, newClientSeed());
        if (seed.nonce < ROUNDS_PER_SEED) return seed;
        reveal(seed);
        return start(walletRef, seed.clientSeed);
      }),

    takeNonce: (walletRef) =>
      books.transaction(() => {
        const seed = seeds.inUse(walletRef);
        books.run('UPDATE seed SET nonce = nonce + 1 WHERE seed_id = ?', seed.seedId);
        return seed;
      }),

    byId: (seedId) => books.one(seedRow, `${SELECT} WHERE seed_id = ?`, seedId),

    rotate: (walletRef, clientSeed) =>
      books.transaction(() => {
        const before = seeds.inUse(walletRef);
        if (before.isOpen) return null;
        if (before.nonce === 0 && clientSeed !== undefined) {
          books.run('UPDATE seed SET client_seed = ? WHERE seed_id = ?', clientSeed, before.seedId);
          return { revealed: null, next: seeds.inUse(walletRef) };
        }
        reveal(before);
        const next = start(walletRef, clientSeed ?? before.clientSeed);
        return { revealed: seeds.byId(before.seedId), next };
      }),
  };
  return seeds;
}
