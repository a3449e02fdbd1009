import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { errorLine, StartupError } from '../startup-error.ts';
import { openDataFolder } from './open.ts';

export interface ServedDatabase {
  /** A `DATABASE_URL`. It allows one connection: `DATABASE_POOL=1`. */
  readonly url: string;
  /** Ends the connection, and closes the database. */
  close(): Promise<void>;
}

/**
 * Serves the embedded database of a data folder on a Unix socket in it, in PostgreSQL's protocol, so
 * that it stays open while the platform restarts. PGlite has one session: a second connection waits
 * until the first one ends.
 *
 * @throws StartupError if the data folder cannot be used, or its path is too long for a socket.
 */
export async function serveEmbedded(dataDir: string): Promise<ServedDatabase> {
  const folder = resolve(dataDir);
  const { pglite, close } = await openDataFolder(folder);
  let last = Promise.resolve();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    last = last.then(() => serveConnection(pglite, socket)).finally(() => sockets.delete(socket));
  });
  const path = join(folder, '.s.PGSQL.5432');
  // A killed process leaves it; the folder is locked, so nobody listens.
  rmSync(path, { force: true });
  try {
    await once(server.listen(path), 'listening');
  } catch (error) {
    await close();
    throw new StartupError(`The database cannot listen on ${path}: ${errorLine(error)}`);
  }
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await last;
      await close();
    },
  };
}

/** Serves a connection to its end, and clears the session for the next one. */
async function serveConnection(pglite: PGlite, socket: Socket): Promise<void> {
  let received = Buffer.alloc(0);
  let isStarted = false;
  try {
    for await (const chunk of socket) {
      received = Buffer.concat([received, chunk]);
      const end = getEnd(received, isStarted);
      if (end === 0) continue;
      isStarted = true;
      socket.write(await pglite.execProtocolRaw(received.subarray(0, end)));
      received = received.subarray(end);
    }
  } catch {
    // The client is gone. Like PostgreSQL, this rolls back what it has not committed.
  }
  await pglite.exec('rollback');
  await pglite.exec('discard all');
}

const LENGTH_BYTES = 4;

/**
 * Where the last complete message ends. A message is a byte with its type, which the first one of a
 * connection does not have, and its length without that byte.
 */
function getEnd(bytes: Buffer, isStarted: boolean): number {
  let end = 0;
  let typeBytes = isStarted ? 1 : 0;
  while (end + typeBytes + LENGTH_BYTES <= bytes.length) {
    const next = end + typeBytes + bytes.readUInt32BE(end + typeBytes);
    if (next > bytes.length) break;
    end = next;
    typeBytes = 1;
  }
  return end;
}
