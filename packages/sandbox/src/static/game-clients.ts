import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Content security policy of a game page; only the platform's origin may frame it. */
function gamePolicy(publicOrigin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${publicOrigin}`,
  ].join('; ');
}

/** Vite adds a content hash to all file names but those of the pages. */
const HASHED_NAME = /-[\w-]{8}\.\w+$/;

/** Serves the built game pages, one folder per engine, below `/games/`. */
export function gameClients(app: FastifyInstance, gamesDir: string, publicOrigin: string): void {
  if (!existsSync(gamesDir)) {
    app.get('/games/*', async (_request, reply) =>
      reply.code(503).type('text/plain').send('The game pages are not built. Run: pnpm build\n'),
    );
    return;
  }
  const policy = gamePolicy(publicOrigin);
  app.register(fastifyStatic, {
    root: gamesDir,
    prefix: '/games/',
    cacheControl: false,
    setHeaders(response, path) {
      response.header('content-security-policy', policy);
      response.header(
        'cache-control',
        HASHED_NAME.test(basename(path)) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
