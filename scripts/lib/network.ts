import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Interfaces of networks inside this machine: containers, virtual machines, tunnels. */
const INSIDE = /^(?:br-|bridge|cni|docker|flannel|lxc|tap|tun|utun|vboxnet|veth|virbr|vmnet|wg|zt)/;
/** Private address ranges of home and office networks. */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** @returns the address of this machine in the local network, or undefined without a network */
export function lanAddress(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string | undefined {
  const addresses = Object.entries(interfaces).flatMap(([name, entries = []]) =>
    entries
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, rank: getRank(name, address) })),
  );
  return addresses.toSorted((left, right) => left.rank - right.rank)[0]?.address;
}

function getRank(name: string, address: string): number {
  if (INSIDE.test(name)) return 2;
  return PRIVATE.test(address) ? 0 : 1;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Whether the host is a wildcard address. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Formats a host for a URL. */
export function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
