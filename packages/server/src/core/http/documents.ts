import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@parlor/api/openapi';
import type { FastifyInstance } from 'fastify';

/** Serves every file itself, so that it works offline; the page has no inline script (S22). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Pages at `<prefix>`, the OpenAPI document at `<prefix>/json` and `/yaml`. The document is created for
 * the first request, because that is slow, and serialized once: 250 kB per request would be a cheap
 * way to keep the server busy (S30).
 */
export async function serveOpenApi(
  app: FastifyInstance,
  {
    prefix,
    title,
    createDocument,
  }: { prefix: string; title: string; createDocument: () => object },
): Promise<void> {
  await app.register(swagger, { openapi: {}, transformObject: createDocument });
  let json: string | undefined;
  await app.register(swaggerUi, {
    routePrefix: prefix,
    // Where the page finds its files, when its address has no slash at its end.
    indexPrefix: app.prefix,
    uiHooks: {
      preHandler: async ({ routeOptions: { url } }, reply) => {
        if (!url?.endsWith('/json')) return undefined;
        json ??= JSON.stringify(app.swagger());
        return reply.type('application/json; charset=utf-8').send(json);
      },
    },
    staticCSP: POLICY,
    theme: { title },
    uiConfig: { docExpansion: 'none', filter: true, displayOperationId: true, deepLinking: true },
  });
}

/** The contract, for developers of a client or a back end, at `/docs` below the app's prefix. */
export async function serveDocuments(app: FastifyInstance, apiPrefix: string): Promise<void> {
  await serveOpenApi(app, {
    prefix: '/docs',
    title: 'Parlor: calls of players',
    createDocument: () => openApiDocument({ serverUrl: apiPrefix }),
  });
}
