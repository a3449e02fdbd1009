import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time limits for a client; in milliseconds, and bytes per second. */
export interface HttpTimeouts {
  /** From opening a connection, or the first byte of a request on it, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly requestMs: number;
  /** Between requests. */
  readonly keepAliveMs: number;
  /** How long a transfer of a body or a response may be below `minBytesPerSecond`. */
  readonly transferGraceMs: number;
  /** Minimum average throughput of a body or a response, after the grace period. */
  readonly minBytesPerSecond: number;
}

const CHECK_EVERY_MS = 1_000;

/** Browsers do not pipeline requests; some other clients send a few at once. */
const MAX_PIPELINED_REQUESTS = 4;

/** Settings of a fastify server; Node answers 408 and closes the connection. */
export function timeoutOptions({ headersMs, requestMs, keepAliveMs }: HttpTimeouts) {
  return {
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
    },
  };
}

/** Start of a transfer: the time, and the socket's byte counter. */
interface Start {
  readonly at: number;
  readonly bytes: number;
}

interface Connection {
  /** The request whose body is not complete yet. */
  receiving?: { readonly request: IncomingMessage; start: Start };
  /** Since when the socket holds bytes of a response that the client has not read. */
  sending?: Start;
}

/**
 * Closes connections that send a body or read a response too slowly, which Node has no timeout for:
 * a client that transfers one byte now and then would otherwise hold its request indefinitely. An
 * event stream is not slow: data written to it leaves at once.
 */
export function closeSlowTransfers(
  app: FastifyInstance,
  { transferGraceMs, minBytesPerSecond }: HttpTimeouts,
): void {
  const connections = new Map<Socket, Connection>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, {});
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', (request) => {
    const connection = connections.get(request.socket);
    const start = { at: Date.now(), bytes: request.socket.bytesRead };
    if (connection) connection.receiving = { request, start };
  });

  const isTooSlow = (start: Start, bytes: number) =>
    Date.now() - start.at > transferGraceMs + ((bytes - start.bytes) / minBytesPerSecond) * 1_000;

  function isBodyTooSlow(connection: Connection, { bytesRead }: Socket): boolean {
    const { receiving } = connection;
    if (!receiving) return false;
    if (receiving.request.complete) delete connection.receiving;
    // A complete request that waits for its handler is not the client's delay.
    else if (receiving.request.readableLength > 0) {
      receiving.start = { at: Date.now(), bytes: bytesRead };
    } else return isTooSlow(receiving.start, bytesRead);
    return false;
  }

  function isReaderTooSlow(connection: Connection, socket: Socket): boolean {
    const { bytesWritten, writableLength } = socket;
    if (writableLength === 0) {
      delete connection.sending;
      return false;
    }
    // `bytesWritten` includes data that is still buffered in the socket.
    connection.sending ??= { at: Date.now(), bytes: bytesWritten - writableLength };
    return isTooSlow(connection.sending, bytesWritten);
  }

  const check = setInterval(
    () => {
      for (const [socket, connection] of connections) {
        if (isBodyTooSlow(connection, socket) || isReaderTooSlow(connection, socket)) {
          socket.destroy();
        }
      }
    },
    Math.min(CHECK_EVERY_MS, transferGraceMs),
  ).unref();
  app.addHook('onClose', async () => clearInterval(check));
}

/**
 * Closes a connection on which more requests wait for their responses than a client needs. Node
 * starts all pipelined requests at once, so a client that reads nothing could otherwise make a
 * server hold any number of responses (S30). Must be the first hook of the server.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MAX_PIPELINED_REQUESTS) {
      socket.destroy();
      return reply.hijack();
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return undefined;
  });
}
