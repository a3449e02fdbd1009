import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { inAddress, lanAddress } from './network.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4'): NetworkInterfaceInfo[] => [
  {
    address,
    family,
    internal: address.startsWith('127.'),
    netmask: '',
    mac: '',
    cidr: null,
    ...(family === 'IPv6' && { scopeid: 0 }),
  } as NetworkInterfaceInfo,
];

describe('the address for a phone on the same network', () => {
  it.each([
    ['is a private one', { lo: at('127.0.0.1'), wlan0: at('192.168.1.20') }, '192.168.1.20'],
    ['is no container’s', { docker0: at('172.17.0.1'), eth0: at('10.0.0.8') }, '10.0.0.8'],
    ['is no tunnel’s', { utun3: at('10.8.0.2'), en0: at('172.20.1.4') }, '172.20.1.4'],
    ['may be a public one', { lo: at('127.0.0.1'), eth0: at('203.0.113.9') }, '203.0.113.9'],
    ['is rather a private one', { eth0: at('203.0.113.9'), en1: at('10.1.1.1') }, '10.1.1.1'],
    ['is the only one there is', { docker0: at('172.17.0.1') }, '172.17.0.1'],
    ['is none without a network', { lo: at('127.0.0.1'), eth0: at('fe80::1', 'IPv6') }, undefined],
  ])('%s', (_, interfaces, expected) => expect(lanAddress(interfaces)).toBe(expected));
});

it('writes an IPv6 host in brackets', () => {
  expect([inAddress('::1'), inAddress('10.0.0.8')]).toEqual(['[::1]', '10.0.0.8']);
});
