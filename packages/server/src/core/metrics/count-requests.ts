import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts and times every request by its route, never by its address. */
export function countRequests(app: FastifyInstance, { httpRequests }: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    httpRequests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
