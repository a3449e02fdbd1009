import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairRandom, newServerSeed, serverSeedHash } from './fairness.ts';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

describe('provably fair numbers (domain: Provider protocol)', () => {
  it('publishes the SHA-256 of the seed bytes', () => {
    const bytes = Buffer.from(serverSeed, 'hex');
    expect(serverSeedHash(serverSeed)).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(newServerSeed()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('reads the blocks of HMAC(serverSeed, clientSeed:nonce:cursor) in order', () => {
    const random = fairRandom(serverSeed, 'lucky', 7);
    const words = [0, 1].flatMap((cursor) => {
      const key = Buffer.from(serverSeed, 'hex');
      const block = createHmac('sha256', key).update(`lucky:7:${cursor}`).digest();
      return Array.from({ length: 8 }, (_, index) => block.readUInt32BE(index * 4));
    });
    expect(words.map(() => random.int(2 ** 32))).toEqual(words);
  });

  it('returns equal numbers for equal seeds and nonce, and otherwise different ones', () => {
    const take = (client: string, nonce: number) => {
      const random = fairRandom(serverSeed, client, nonce);
      return Array.from({ length: 8 }, () => random.int(1_000_000)).join();
    };
    expect(take('lucky', 1)).toBe(take('lucky', 1));
    expect(take('lucky', 1)).not.toBe(take('lucky', 2));
    expect(take('lucky', 1)).not.toBe(take('unlucky', 1));
  });

  it('stays below its limit and rejects an impossible one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.nat(), (limit, nonce) => {
        const value = fairRandom(serverSeed, 'c', nonce).int(limit);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(limit);
      }),
    );
    for (const limit of [0, -1, 1.5, 2 ** 33, Number.NaN]) {
      expect(() => fairRandom(serverSeed, 'c', 0).int(limit)).toThrow(RangeError);
    }
  });

  it('favours no value: chi-square over 24 values, 48,000 draws, p = 0.001', () => {
    const values = 24;
    const draws = 48_000;
    const counts = new Array<number>(values).fill(0);
    const random = fairRandom(serverSeed, 'chi', 0);
    for (let draw = 0; draw < draws; draw += 1) {
      const value = random.int(values);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const expected = draws / values;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(49.73);
  });

  it('skips numbers beyond the last whole multiple', () => {
    // With 3 * 2^30 values a quarter of all 32-bit values is rejected: about 4 values yield 3
    // integers.
    const limit = 3 * 2 ** 30;
    const random = fairRandom(serverSeed, 'reject', 0);
    const words: number[] = [];
    for (let cursor = 0; cursor < 40; cursor += 1) {
      const key = Buffer.from(serverSeed, 'hex');
      const block = createHmac('sha256', key).update(`reject:0:${cursor}`).digest();
      for (let offset = 0; offset < 32; offset += 4) words.push(block.readUInt32BE(offset));
    }
    const kept = words.filter((word) => word < limit);
    expect(kept.length).toBeLessThan(words.length);
    expect(kept.slice(0, 100).map(() => random.int(limit))).toEqual(kept.slice(0, 100));
  });
});
