import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type OpenApiDocument, openApiDocument } from '@parlor/api/openapi';
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

const made = new Map<string, OpenApiDocument>();

/** Created once for all servers of a process, because it is slow. */
function documentFor(serverUrl: string): OpenApiDocument {
  const document = made.get(serverUrl) ?? openApiDocument({ serverUrl });
  made.set(serverUrl, document);
  return document;
}

/** Pages at `<prefix>`, the OpenAPI document at `<prefix>/json` and `/yaml`. */
export async function serveOpenApi(
  app: FastifyInstance,
  { prefix, title, document }: { prefix: string; title: string; document: object },
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    // Its types only cover version 3.0; it serves the document unchanged.
    specification: { document: document as never },
  });
  const json = JSON.stringify(document);
  await app.register(swaggerUi, {
    routePrefix: prefix,
    // Where the page finds its files, when its address has no slash at its end.
    indexPrefix: app.prefix,
    uiHooks: {
      // Serialized once: 250 kB per request would be a cheap way to keep the server busy (S30).
      preHandler: async ({ routeOptions: { url } }, reply) =>
        url?.endsWith('/json')
          ? reply.type('application/json; charset=utf-8').send(json)
          : undefined,
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
    document: documentFor(apiPrefix),
  });
}
