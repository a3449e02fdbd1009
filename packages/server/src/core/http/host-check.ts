import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

const HTTP_MISDIRECTED_REQUEST = 421;

export interface HostCheckOptions {
  /** The address that the server listens on. */
  readonly listenHost: string;
  /** The origin that browsers reach it by. */
  readonly publicOrigin: () => string;
  /** The setting that names that origin. */
  readonly setting: string;
}

/**
 * Refuses requests under a foreign Host header with HTTP 421. A page whose DNS name is rebound to
 * this machine is same-origin with this server, and differs only by that name. Allowed are loopback
 * names, the public origin's host, the address listened on and, when that is every address, those
 * of the local network.
 */
export function checkHost(
  app: FastifyInstance,
  { listenHost, publicOrigin, setting }: HostCheckOptions,
): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }, reply) => {
    const name = getHostName(host);
    const allowed = [listenHost, getHostName(URL.parse(publicOrigin())?.host ?? '')];
    if (name !== undefined && (isLoopback(name) || allowed.includes(name))) return undefined;
    if (name !== undefined && isEverywhere(listenHost) && isLocalAddress(name)) return undefined;
    return reply
      .code(HTTP_MISDIRECTED_REQUEST)
      .header('cache-control', 'no-store')
      .send({ error: `The Host header ${JSON.stringify(host)} is not allowed; see ${setting}` });
  });
}

/** The name or address in a Host header, without port and brackets. */
function getHostName(host: string): string | undefined {
  return URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$|\.$/g, '');
}

function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127\.\d+\.\d+\.\d+$/.test(name);
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Whether it is an address of this machine now; they change with the network. */
function isLocalAddress(name: string): boolean {
  return Object.values(networkInterfaces()).some((entries = []) =>
    entries.some(({ address }) => address === name),
  );
}
