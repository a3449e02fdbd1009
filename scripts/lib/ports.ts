import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds distinct free ports. */
export async function freePorts(count: number): Promise<number[]> {
  // All are held open until each is assigned, or the system might return one twice.
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return servers.map((server) => {
    const address = server.address();
    server.close();
    if (typeof address !== 'object' || address === null) throw new Error('No port is free');
    return address.port;
  });
}
