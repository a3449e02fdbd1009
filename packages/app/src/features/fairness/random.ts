import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * The algorithm `hmac-sha256-rejection/1` (ADR 0067). The hashes come from a library: a phone in the
 * local network has no secure context, and so no Web Crypto (product decision 48).
 */

/** SHA-256 over the bytes of a hex text, in hex. */
export function hashHex(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

const UINT32_RANGE = 2 ** 32;

/** The integers of a round: big-endian 32-bit parts of `HMAC-SHA256(seed, "client:number:block")`. */
export function createStream(seed: string, client: string, number: number) {
  const key = hexToBytes(seed);
  let words: number[] = [];
  let block = 0;

  const next = (): number => {
    if (words.length === 0) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${client}:${number}:${block}`));
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      words = Array.from({ length: bytes.byteLength / 4 }, (_, word) => view.getUint32(word * 4));
      block += 1;
    }
    return words.shift() ?? 0;
  };

  return {
    /** A uniform integer below `limit`: values of the last, incomplete multiple are skipped. */
    take(limit: number): number {
      // No integer lies in a range that a record must not have; its values are never skipped.
      if (!(limit >= 1 && limit <= UINT32_RANGE)) return Number.NaN;
      const end = UINT32_RANGE - (UINT32_RANGE % limit);
      let word = next();
      while (word >= end) word = next();
      return word % limit;
    },
  };
}
