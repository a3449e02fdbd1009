import ipaddr from 'ipaddr.js';

export interface BlockEntry {
  readonly kind: 'address' | 'network' | 'country';
  /** Normalized, whatever spelling was entered. */
  readonly entry: string;
  /** A network of this size is more likely a mistake. */
  readonly isWide: boolean;
}

const WIDEST = { ipv4: 8, ipv6: 16 } as const;

/**
 * Parses an address, a network in CIDR notation, or an ISO 3166 country; undefined for anything
 * else.
 */
export function readBlockEntry(text: string): BlockEntry | undefined {
  const given = text.trim();
  if (/^[a-z]{2}$/i.test(given)) {
    return { kind: 'country', entry: given.toUpperCase(), isWide: false };
  }
  // The short forms that the library also accepts (`127.1`, `0x7f.1`) are more likely mistakes.
  const plain = given.includes(':') || /^\d+\.\d+\.\d+\.\d+(\/\d+)?$/.test(given);
  if (!plain || given.includes('%')) return undefined;
  if (ipaddr.isValid(given)) {
    return { kind: 'address', entry: ipaddr.process(given).toString(), isWide: false };
  }
  if (!ipaddr.isValidCIDR(given)) return undefined;
  const [address, prefix] = ipaddr.parseCIDR(given);
  const family = address.kind();
  const network = (family === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(given);
  return {
    kind: 'network',
    entry: `${network.toString()}/${prefix}`,
    isWide: prefix < WIDEST[family],
  };
}
