import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports that nobody listens on, no two alike. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held until each has its own, or the system might give one twice.
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return servers.map((server) => {
    const address = server.address();
    server.close();
    if (typeof address !== 'object' || address === null) throw new Error('no port is free');
    return address.port;
  });
}
