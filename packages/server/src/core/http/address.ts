const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key of limits by address: an IPv4 address, or the /64 network of an IPv6 one, since every
 * household can use any number of addresses in its network.
 */
export function limitedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [bare = ''] = ip.split('%', 1);
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16) || 0);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
