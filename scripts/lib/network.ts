import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Networks that exist inside this machine alone: containers, virtual machines, tunnels. */
const INSIDE = /^(?:br-|bridge|cni|docker|flannel|lxc|tap|tun|utun|vboxnet|veth|virbr|vmnet|wg|zt)/;
/** What routers at home and in offices give out. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** @returns where a phone on the same network reaches this machine, or undefined outside any. */
export function lanAddress(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string | undefined {
  const addresses = Object.entries(interfaces).flatMap(([name, entries = []]) =>
    entries
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  );
  return addresses.toSorted((left, right) => left.rank - right.rank)[0]?.address;
}

function rankOf(name: string, address: string): number {
  if (INSIDE.test(name)) return 2;
  return PRIVATE.test(address) ? 0 : 1;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Does this host stand for every network that the machine is in? */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** A host as it stands in an address. */
export function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
