import type { Books } from '../../books/books.ts';
import type { Clock } from '../../clock.ts';
import { newClientSeed, newServerSeed, serverSeedHash } from '../fairness.ts';
import { type Chain, chainRow } from './books.ts';

/** Rounds per chain; the next chain is published when one is used up. */
const CHAIN_LENGTH = 100_000;
/** Every n-th link is stored, so that a link takes at most n hashes. */
const CHECKPOINT_EVERY = 500;

/** A link of a game's chain, for one shared round. */
export interface ChainLink {
  readonly chain: Chain;
  /** Position in the chain, from 1: hashing the link this often gives the published hash. */
  readonly index: number;
  readonly link: string;
  readonly salt: string;
}

/**
 * Hash chains of the games on a shared clock. The whole chain exists before its first round: each
 * link is the SHA-256 of the next one, the last hash is published, and rounds use the links from
 * there back, so that no link can be chosen later.
 */
export interface HashChains {
  /** The chain in use; publishes one on first use, or when the last is used up. */
  inUse(gameCode: string): Chain;
  /**
   * Takes the next link, inside the transaction of its round.
   *
   * @param salt fixes the salt of a chain without one: the client seed of its first player, which
   *   the provider did not know when it published the chain.
   */
  take(gameCode: string, salt: string | undefined): ChainLink;
  byId(chainId: bigint): Chain | null;
}

/** Hashes a seed `count` times. */
function hashTimes(seed: string, count: number): string {
  let hash = seed;
  for (let step = 0; step < count; step += 1) hash = serverSeedHash(hash);
  return hash;
}

export function createHashChains(books: Books, clock: Clock, length = CHAIN_LENGTH): HashChains {
  const current = (gameCode: string): Chain | null =>
    books.one(
      chainRow,
      'SELECT * FROM chain WHERE game_code = ? ORDER BY chain_id DESC LIMIT 1',
      gameCode,
    );

  const publish = (gameCode: string): Chain => {
    // From the last link to be used back to the published hash: checkpoint n is link
    // `length` - n * CHECKPOINT_EVERY.
    const checkpoints = [newServerSeed()];
    let link = checkpoints[0] ?? '';
    for (let done = 1; done <= length; done += 1) {
      link = serverSeedHash(link);
      if (done % CHECKPOINT_EVERY === 0) checkpoints.push(link);
    }
    books.run(
      `INSERT INTO chain (game_code, terminal_hash, length, checkpoints, created_at)
       VALUES (?, ?, ?, ?, ?)`,
      gameCode,
      link,
      length,
      JSON.stringify(checkpoints),
      clock(),
    );
    const chain = current(gameCode);
    if (chain === null) throw new Error('a chain that was written cannot be read');
    return chain;
  };

  const readLink = (chain: Chain, index: number): string => {
    const fromLast = chain.length - index;
    const checkpoint = chain.checkpoints[Math.floor(fromLast / CHECKPOINT_EVERY)];
    if (checkpoint === undefined) throw new RangeError(`The chain has no link ${index}.`);
    return hashTimes(checkpoint, fromLast % CHECKPOINT_EVERY);
  };

  const chains: HashChains = {
    inUse: (gameCode) =>
      books.transaction(() => {
        const chain = current(gameCode);
        return chain !== null && chain.used < chain.length ? chain : publish(gameCode);
      }),

    take: (gameCode, salt) =>
      books.transaction(() => {
        const chain = chains.inUse(gameCode);
        const index = chain.used + 1;
        const fixed = chain.salt ?? salt ?? newClientSeed();
        books.run(
          'UPDATE chain SET used = ?, salt = ? WHERE chain_id = ?',
          index,
          fixed,
          chain.chainId,
        );
        return { chain, index, link: readLink(chain, index), salt: fixed };
      }),

    byId: (chainId) => books.one(chainRow, 'SELECT * FROM chain WHERE chain_id = ?', chainId),
  };
  return chains;
}
