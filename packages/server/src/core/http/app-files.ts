import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, getScriptHashes, type PolicySources } from './security-headers.ts';

/** The only page that loads inside a game's frame, as its return address (product decision 19). */
const RETURN_PAGE = '/pages/index/gamePostMessagePage';

/** Vite adds a content hash to these names, so the content of a name never changes. */
const HASHED_FOLDER = '/assets/';
const SERVER_FOLDER = '/server/';
const COMPRESS_FROM_BYTES = 1_024;

export interface AppFiles {
  /** Folder of the built app. */
  readonly folder: string;
  readonly sources: Omit<PolicySources, 'scriptHashes'>;
  /** Renders the page of a navigation; undefined leaves the page to the browser. */
  readonly render: (request: FastifyRequest) => Promise<string | undefined>;
}

/**
 * Serves the built app: hashed files as immutable, the page uncached, and the page for every
 * address that a browser navigates to, rendered where possible. Without a built app, those addresses return a message.
 */
export async function serveApp(app: FastifyInstance, files: AppFiles): Promise<void> {
  await app.register(compress, { global: true, threshold: COMPRESS_FROM_BYTES });
  const indexPath = join(files.folder, 'index.html');
  const page = existsSync(indexPath) ? readFileSync(indexPath, 'utf8') : undefined;
  if (page !== undefined) {
    await app.register(staticFiles, {
      root: files.folder,
      index: false,
      wildcard: true,
      // The bundle that renders pages is for this server alone.
      allowedPath: (path) => !path.startsWith(SERVER_FOLDER),
      preCompressed: existsSync(`${indexPath}.br`),
      cacheControl: false,
      setHeaders: (response, path) => {
        const immutable = path.includes(HASHED_FOLDER);
        response.header(
          'cache-control',
          immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  const sendPage = pageSender(page, files);
  for (const path of ['/', '/index.html']) app.get(path, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return sendPage(request, reply);
    return reply.code(404).type('text/plain').send('Not found\n');
  });
}

function pageSender(page: string | undefined, { sources, render }: AppFiles) {
  if (page === undefined) {
    return async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.code(503).type('text/plain').send('The app is not built: pnpm build\n');
  }
  const policySources = { ...sources, scriptHashes: getScriptHashes(page) };
  const policy = contentSecurityPolicy(policySources);
  const framedPolicy = contentSecurityPolicy(policySources, "'self'");
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const framed = getPath(request) === RETURN_PAGE;
    return reply
      .code(200)
      .headers({
        'content-security-policy': framed ? framedPolicy : policy,
        'x-frame-options': framed ? 'SAMEORIGIN' : 'DENY',
        'cache-control': 'no-cache',
        vary: 'Cookie, User-Agent, Sec-CH-UA-Mobile',
      })
      .type('text/html; charset=utf-8')
      .send((await render(request)) ?? page);
  };
}

/** A request for a page, by a browser's navigation or a link preview, rather than for a file. */
function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = getPath(request);
  if (path.startsWith(HASHED_FOLDER)) return false;
  const mode = request.headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  // Link previews and crawlers send no mode, and accept anything.
  const { accept = '*/*' } = request.headers;
  return accept === '*/*' ? /^[\w/-]+$/.test(path) : accept.includes('text/html');
}

function getPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}
