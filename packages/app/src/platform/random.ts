/** A source of random bytes; `getRandomValues` exists without a secure context, `randomUUID` does not. */
type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const browserRandom: FillRandom = (bytes) => crypto.getRandomValues(bytes);

/** A random UUID (version 4), also on a phone that opens the site over plain HTTP (product decision 48). */
export function randomId(fill: FillRandom = browserRandom): string {
  const bytes = fill(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * A random number from 1000 to 9999, which the code-sending calls require (docs/product.md: Calls).
 */
export function randomFourDigits(fill: FillRandom = browserRandom): number {
  const [high = 0, low = 0] = fill(new Uint8Array(2));
  return 1000 + ((high * 256 + low) % 9000);
}
