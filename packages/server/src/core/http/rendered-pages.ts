import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLocale } from '@parlor/api/rules/locale';
import Bowser from 'bowser';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { EVERYBODY, type EventHub, type Subscription } from '../events/hub.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { IsBlocked } from './block-list.ts';

/** A cached page is sent for this time; a change of the site or the catalogue ends it earlier. */
const FRESH_MS = 5_000;
/** An older one is sent, too, up to this age, while the next is rendered. */
const STALE_MS = 60_000;
/** Maximum number of cached pages: the addresses of games and unknown addresses are unbounded. */
const MOST_KEPT = 1_000;
/** Further pages of a second are left to the browser, so that a flood costs little. */
const MOST_PER_SECOND = 50;

const GAME_PAGE = '/pages/index/gameDetail';

/** What a page is rendered from, as the app's bundle declares it (`packages/app/src/server.tsx`). */
interface PageRequest {
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  /** The locale that the address asks for. */
  readonly addressLocale: string | null;
  readonly locale: string | null;
  readonly theme: string | null;
  readonly appearance: string | null;
  readonly deviceType: 'desktop' | 'mobile';
  readonly hasSession: boolean;
  readonly hasPlayed: boolean;
  readonly fetch: typeof globalThis.fetch;
}

interface RenderedPage {
  readonly html: string;
  /** Whether the body is rendered, rather than left to the browser. */
  readonly isRendered: boolean;
  /** Why the body is left to the browser, if rendering failed. */
  readonly error?: unknown;
}

type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

export interface RenderedPagesOptions {
  /** Folder of the built app. */
  readonly folder: string;
  readonly publicOrigin: string;
  readonly clock: Clock;
  readonly events: EventHub;
  readonly metrics: Metrics;
  readonly isBlocked: IsBlocked;
  readonly log: FastifyBaseLogger;
}

/**
 * Renders pages with the bundle of the built app, and caches them for everybody: a page contains no
 * data of a player. If rendering fails, the browser renders the page.
 *
 * @param app answers the calls of the contract that a page needs.
 */
export function createPageRenderer(
  app: FastifyInstance,
  options: RenderedPagesOptions,
): (request: FastifyRequest) => Promise<string | undefined> {
  const { folder, publicOrigin, isBlocked, log, metrics } = options;
  const cache = createPageCache(options);
  const rate = new RateLimiterMemory({ points: MOST_PER_SECOND, duration: 1 });
  let loading: Promise<RenderPage | undefined> | undefined;

  return async (request) => {
    try {
      loading ??= loadBundle(folder);
      const render = await loading;
      if (render === undefined || (await isBlocked(request))) return undefined;
      const page = readRequest(request, publicOrigin);
      const key = JSON.stringify(page);
      const add = () => cache.add(key, renderOnce(render, page, request.ip));
      const cached = cache.get(key);
      if (cached !== undefined) {
        metrics.pages.inc({ result: 'cached' });
        if (!cached.isFresh && !(await isExhausted(rate))) add().catch(() => undefined);
        return await cached.html;
      }
      if (await isExhausted(rate)) {
        metrics.pages.inc({ result: 'limited' });
        return undefined;
      }
      return await (cache.get(key)?.html ?? add());
    } catch (error) {
      log.error({ err: error }, 'a page could not be sent as rendered');
      return undefined;
    }
  };

  /** A failure is counted and logged here, once for all requests that wait for the page. */
  async function renderOnce(
    render: RenderPage,
    page: Omit<PageRequest, 'fetch'>,
    remoteAddress: string,
  ): Promise<string> {
    const endTimer = metrics.pageRendering.startTimer();
    try {
      const { html, isRendered, error } = await render({
        ...page,
        fetch: createInternalFetch(app, remoteAddress),
      });
      if (error !== undefined) throw new PartialPageError(html, error);
      metrics.pages.inc({ result: isRendered ? 'rendered' : 'browser' });
      return html;
    } catch (error) {
      metrics.pages.inc({ result: 'failed' });
      const partial = error instanceof PartialPageError ? error : undefined;
      log.error({ err: partial?.cause ?? error, path: page.path }, 'a page is left to the browser');
      if (partial === undefined) throw error;
      return partial.html;
    } finally {
      endTimer();
    }
  }
}

/** The body of a page could not be rendered; its head could. */
class PartialPageError extends Error {
  readonly html: string;
  constructor(html: string, cause: unknown) {
    super('the body of a page could not be rendered', { cause });
    this.html = html;
  }
}

async function isExhausted(rate: RateLimiterMemory): Promise<boolean> {
  return await rate.consume('pages').then(
    () => false,
    () => true,
  );
}

/** Undefined if the app is not built, or was built without the bundle. */
async function loadBundle(folder: string): Promise<RenderPage | undefined> {
  const bundle = join(folder, 'server/server.js');
  if (!existsSync(bundle)) return undefined;
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const stylesheets = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css') && !html.includes(name))
    .map((name) => ({
      href: `/assets/${name}`,
      css: readFileSync(join(folder, 'assets', name), 'utf8'),
    }));
  const { createPageRenderer: create } = await import(pathToFileURL(bundle).href);
  return create({ html, stylesheets });
}

/** Reads what decides the page from a request. Other parts of the request never reach a page. */
function readRequest(request: FastifyRequest, origin: string): Omit<PageRequest, 'fetch'> {
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const addressLocale = readLocale(parameters.get('lang')) ?? null;
  parameters.delete('lang');
  const cookies = request.headers.cookie ?? '';
  const preference = (name: string) => readCookie(cookies, name, /^\w{1,10}$/);
  const session = preference('hasSession');
  return {
    path,
    // All queries of a page but a game's share its head.
    search: parameters.size === 0 ? '' : path === GAME_PAGE ? `?${parameters}`.slice(0, 200) : '?',
    origin,
    addressLocale,
    locale: preference('locale'),
    theme: preference('theme'),
    appearance: preference('appearance'),
    deviceType: guessDevice(request.headers),
    hasSession: session !== null,
    hasPlayed: session === 'played',
  };
}

function readCookie(cookies: string, name: string, valid: RegExp): string | null {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
  return valid.test(value) ? value : null;
}

/** The presumed device (product decision 14): the browser corrects it by the window's width. */
function guessDevice({
  'sec-ch-ua-mobile': hint,
  'user-agent': userAgent = '',
}: FastifyRequest['headers']): PageRequest['deviceType'] {
  if (hint === '?1') return 'mobile';
  if (hint === '?0') return 'desktop';
  return userAgent !== '' && Bowser.parse(userAgent.slice(0, 400)).platform.type === 'desktop'
    ? 'desktop'
    : 'mobile';
}

/** A `fetch` that calls this server directly; calls count against the limits of the visitor. */
function createInternalFetch(app: FastifyInstance, remoteAddress: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { 'content-type': String(response.headers['content-type']) },
    });
  };
}

interface CachedPage {
  readonly html: Promise<string>;
  readonly isFresh: boolean;
}

interface PageCache {
  get(key: string): CachedPage | undefined;
  add(key: string, html: Promise<string>): Promise<string>;
}

/** Cached pages are dropped when any server changes the site. Failures are not cached. */
function createPageCache({
  clock,
  events,
}: Pick<RenderedPagesOptions, 'clock' | 'events'>): PageCache {
  const pages = new Map<string, { at: number; html: Promise<string>; isRenewed: boolean }>();
  let subscription: Subscription | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Without pages there is nothing to invalidate, and no reason to poll. */
  function clear(): void {
    pages.clear();
    clearTimeout(timer);
    subscription?.end();
    subscription = undefined;
  }

  return {
    get(key) {
      const kept = pages.get(key);
      if (kept === undefined || clock.now() - kept.at >= STALE_MS) return undefined;
      // Reported as stale once: one request renders the next page, the others do not wait.
      const isFresh = kept.isRenewed || clock.now() - kept.at < FRESH_MS;
      if (!isFresh) kept.isRenewed = true;
      return { html: kept.html, isFresh };
    },
    add(key, html) {
      subscription ??= events.subscribe(EVERYBODY, clear);
      const at = clock.now();
      const earlier = pages.get(key);
      const entry = { at, html, isRenewed: false };
      const keep = () => {
        pages.delete(key);
        pages.set(key, entry);
        for (const oldest of [...pages.keys()].slice(0, -MOST_KEPT)) pages.delete(oldest);
      };
      if (earlier === undefined || at - earlier.at >= STALE_MS) {
        keep();
        html.catch(() => {
          if (pages.get(key) === entry) pages.delete(key);
        });
      } else {
        // The earlier page is sent until this one is rendered, unless the site has changed.
        html.then(
          () => pages.get(key) === earlier && keep(),
          () => {
            earlier.isRenewed = false;
          },
        );
      }
      clearTimeout(timer);
      timer = setTimeout(clear, STALE_MS).unref();
      return html;
    },
  };
}
