import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { Locale } from '@parlor/api/entities';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { answerEvents } from '../core/events/stream.ts';
import { serveApp } from '../core/http/app-files.ts';
import { parseFields } from '../core/http/arguments.ts';
import { noSessions, type Sessions } from '../core/http/authentication.ts';
import { blockedBy, refuseBlocked } from '../core/http/block-list.ts';
import { type CallRoutes, createCallRoutes } from '../core/http/calls.ts';
import { endConnectionsOnClosing } from '../core/http/closing.ts';
import { serveDocuments } from '../core/http/documents.ts';
import { answerFailures, BODY_LIMIT } from '../core/http/failures.ts';
import { answerHealth } from '../core/http/health.ts';
import { rememberPlayers } from '../core/http/known-players.ts';
import { getLocale } from '../core/http/locale.ts';
import { acceptMultipart } from '../core/http/multipart.ts';
import { readableUrl } from '../core/http/readable-url.ts';
import { createPageRenderer } from '../core/http/rendered-pages.ts';
import { addSecurityHeaders } from '../core/http/security-headers.ts';
import { countClientsBy, limitPendingBodies, shedOverload } from '../core/http/shedding.ts';
import { closeSlowTransfers, limitPipelining, timeoutOptions } from '../core/http/timeouts.ts';
import { countRequests } from '../core/metrics/count-requests.ts';
import { toLedgerRefusal } from '../ledger/index.ts';
import type { Core } from './core.ts';

/** Path of the contract's calls (docs/product.md: Calls). */
export const API_PREFIX = '/user-api';

const FALLBACK_LOCALE: Locale = 'en_US';

/** The interface through which a domain installs itself. */
export interface Host {
  readonly core: Core;
  /** Registers calls of the contract, below `/user-api`. */
  readonly calls: CallRoutes;
  /**
   * For routes outside of the contract: webhooks, callbacks, pictures. Runs after the calls are
   * registered, on the server itself: routes registered below `/user-api` would get that prefix.
   */
  beyondCalls(install: (app: FastifyInstance) => void | Promise<void>): void;
}

/** A domain: registers its calls, jobs and auditor's checks. No query before `ready`. */
export type Module = (host: Host) => void | Promise<void>;

export interface PlatformOptions {
  readonly modules: readonly Module[];
  readonly sessions?: Sessions;
  /** The site's locale, for clients without a supported one; read on every such call. */
  readonly siteLocale?: () => Locale;
}

/** Builds the players' server. The caller calls `listen` and `core.jobs.start`. */
export async function buildPlatform(
  core: Core,
  options: PlatformOptions,
): Promise<FastifyInstance> {
  const { config, db, logger } = core;
  const { sessions, getPlayer } = rememberPlayers(options.sessions ?? noSessions);
  const app = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.http.trustProxy.length > 0 ? [...config.http.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { querystringParser: parseFields, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // Idle connections are closed when the server stops; pending responses are finished.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    ...timeoutOptions(config.http.timeouts),
  });
  limitPipelining(app);
  endConnectionsOnClosing(app);
  closeSlowTransfers(app, config.http.timeouts);

  const locale = (request: FastifyRequest): Locale =>
    getLocale(
      getField(request.query, 'lang'),
      request.headers['accept-language'],
      options.siteLocale?.() ?? FALLBACK_LOCALE,
    );

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  countRequests(app, core.metrics);
  await addSecurityHeaders(app, config.http.publicOrigin);
  const getClient = countClientsBy(getPlayer);
  limitPendingBodies(app, { max: config.http.maxPendingBodies, getClient, getLocale: locale });
  const isBlocked = blockedBy({
    blocks: core.blocks,
    countryHeader: config.http.countryHeader,
    trustProxy: config.http.trustProxy,
  });
  const { appDist: folder, publicOrigin, sandboxOrigin } = config.http;
  const { clock, events, metrics } = core;
  await serveApp(app, {
    folder,
    sources: { publicOrigin, sandboxOrigin },
    render: createPageRenderer(app, {
      folder,
      publicOrigin,
      clock,
      events,
      metrics,
      isBlocked,
      log: logger,
    }),
  });
  answerHealth(app, db, core.clock);

  const beyond: ((app: FastifyInstance) => void | Promise<void>)[] = [];
  await app.register(
    async (scope) => {
      await scope.register(formbody, { parser: parseFields, bodyLimit: BODY_LIMIT });
      await acceptMultipart(scope);
      shedOverload(scope, {
        maxConcurrent: config.http.maxConcurrentRequests,
        maxLoopDelayMs: config.http.maxLoopDelayMs,
        flood: config.limits.http,
        getClient,
        getLocale: locale,
      });
      refuseBlocked(scope, isBlocked, locale);
      answerFailures(scope, { getLocale: locale, toRefusal: toLedgerRefusal });
      // The built app's wildcard would otherwise answer an unknown call with a page.
      scope.all('/*', (_request, reply) => reply.callNotFound());
      answerEvents(scope, { hub: core.events, sessions, isBlocked });
      const calls = createCallRoutes(scope, sessions, locale);
      for (const install of options.modules) {
        await install({ core, calls, beyondCalls: (more) => beyond.push(more) });
      }
      await serveDocuments(scope, API_PREFIX);
    },
    { prefix: API_PREFIX },
  );
  for (const install of beyond) await install(app);
  return app;
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
