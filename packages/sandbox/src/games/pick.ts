/** FNV-1a of ASCII text: distributes game codes evenly; not security-relevant. */
export function hash(text: string, salt: string): number {
  const key = `${salt}:${text}`;
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193) >>> 0;
  }
  // The low bits of FNV depend mostly on the last character: mix again.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}

/** One of a list, the same for the same text and salt. */
export function pick<T>(list: readonly T[], text: string, salt: string): T {
  const item = list[hash(text, salt) % list.length];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}
