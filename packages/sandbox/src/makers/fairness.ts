import { createHash, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Draw, RandomSource } from '../games/engine.ts';

/**
 * Provably fair outcomes (domain: Provider protocol). The player receives a seed's hash before its
 * first round and the seed once it is retired, and can recompute every round with this file alone.
 */

/** Name and version of the algorithm from seeds to integers; a round's record stores it. */
export const FAIRNESS_ALGORITHM = 'hmac-sha256-rejection/1';

/** A seed retires automatically after this many rounds. */
export const ROUNDS_PER_SEED = 1_000;

const UINT32_RANGE = 2 ** 32;
const BYTES_PER_INTEGER = 4;

/** A client seed that a player chose: 1 to 64 printable characters of ASCII, without spaces. */
export const clientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/);

/** 32 random bytes, in hex. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The default client seed; a player may replace it. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}

/** SHA-256 over the seed's 32 bytes, in hex: what is published before the first bet. */
export function serverSeedHash(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

/**
 * The random numbers of one round: block `cursor` (0, 1, 2 ...) is
 * `HMAC-SHA256(serverSeed, "clientSeed:nonce:cursor")`, read as big-endian 32-bit integers.
 *
 * An integer below `n` is taken by rejection: numbers from the last, incomplete multiple of `n` are
 * skipped, so that every value is equally likely; `floor(x * n)` would favour some.
 */
export function fairRandom(serverSeed: string, clientSeed: string, nonce: number): RandomSource {
  const key = Buffer.from(serverSeed, 'hex');
  let cursor = 0;
  let block = Buffer.alloc(0);
  let offset = 0;

  const next = (): number => {
    if (offset >= block.length) {
      block = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${cursor}`).digest();
      cursor += 1;
      offset = 0;
    }
    const value = block.readUInt32BE(offset);
    offset += BYTES_PER_INTEGER;
    return value;
  };

  return {
    int(maxExclusive) {
      if (!Number.isInteger(maxExclusive) || maxExclusive < 1 || maxExclusive > UINT32_RANGE) {
        throw new RangeError(`no integers below ${maxExclusive}`);
      }
      const limit = UINT32_RANGE - (UINT32_RANGE % maxExclusive);
      for (;;) {
        const value = next();
        if (value < limit) return value % maxExclusive;
      }
    },
  };
}

/** A source that keeps what it returns, for the record of a round. */
export function recordDraws(random: RandomSource): RandomSource & { readonly draws: Draw[] } {
  const draws: Draw[] = [];
  return {
    draws,
    int(limit) {
      const value = random.int(limit);
      draws.push({ limit, value });
      return value;
    },
  };
}
