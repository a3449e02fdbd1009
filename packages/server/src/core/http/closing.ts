import type { FastifyInstance } from 'fastify';

/**
 * A connection whose last response was in progress when the server stops would be kept alive for a
 * next request, and stopping would wait for it in vain (S30).
 */
export function endConnectionsOnClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
