import { networkInterfaces } from 'node:os';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { checkHost } from './host-check.ts';

const PUBLIC = 'https://play.example';
const networkAddresses = Object.values(networkInterfaces()).flatMap((entries = []) =>
  entries.filter(({ family }) => family === 'IPv4').map(({ address }) => address),
);

async function getStatus(host: string, listenHost = '127.0.0.1'): Promise<number> {
  const app = fastify();
  checkHost(app, { listenHost, publicOrigin: () => PUBLIC, setting: 'PUBLIC_ORIGIN' });
  app.get('/', async () => 'ok');
  const { statusCode } = await app.inject({ url: '/', headers: { host } });
  return statusCode;
}

describe('the Host header check', () => {
  it.each([
    'localhost:8082',
    '127.0.0.1',
    '127.9.9.9:1',
    '[::1]:8082',
    'LOCALHOST.',
    'play.example',
  ])('allows %s', async (host) => expect(await getStatus(host)).toBe(200));

  it.each([
    'evil.example',
    'evil.example:8082',
    'localhost.evil.example',
    'play.example.evil.example',
    '127.0.0.1.evil.example',
    '203.0.113.9',
    'a b',
    'user@evil.example',
  ])('refuses %j with 421', async (host) => {
    expect(await getStatus(host)).toBe(421);
    expect(await getStatus(host, '0.0.0.0')).toBe(421);
  });

  it('allows addresses of the local network when it listens on every address', async () => {
    expect(networkAddresses).not.toEqual([]);
    for (const address of networkAddresses) {
      expect(await getStatus(`${address}:8082`, '0.0.0.0')).toBe(200);
      expect(await getStatus(`${address}:8082`, address)).toBe(200);
    }
  });
});
