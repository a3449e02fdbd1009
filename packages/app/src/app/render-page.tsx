import { getWebsiteInfo } from '@parlor/api/calls/site';
import { createClient } from '@parlor/api/client';
import type { Locale } from '@parlor/api/constants';
import { chooseLocale } from '@parlor/api/rules/locale';
import { readAppearance, readTheme } from '@parlor/flows/theme-and-locale';
import { unstable_serialize } from 'swr';
import { callKey } from '../data/use-call.ts';
import { languageTag } from '../languages/languages.ts';
import { findRouteName, getHomeHref, paths, type RouteName } from '../navigation/paths.ts';
import { API_PREFIX } from '../platform/client.ts';
import { deferStart } from '../platform/deferred-start.ts';
import type { DeviceType } from '../platform/device.ts';
import { isAdmitted } from '../routes/guard.ts';
import type { App } from './create-app.ts';
import { createServerApp } from './create-server-app.ts';
import { getPageHead, toHtml } from './page-head.ts';
import { renderRoute } from './render-route.tsx';
import { SERVED_PAGE_ID, type ServedPage } from './served-page.ts';
import { serverPages } from './server-pages.ts';

/** The built page and its style sheets, as the server reads them from the build's folder. */
export interface Template {
  /** `index.html` of the build. */
  html: string;
  /** Those of lazy chunks: the page links the ones whose classes it uses. */
  stylesheets: readonly { href: string; css: string }[];
}

export interface PageRequest {
  path: string;
  /** With the leading question mark; empty without a query. */
  search: string;
  /** The site's public origin. */
  origin: string;
  /** The locale that the address asks for (`getAlternates`), which replaces the preference. */
  addressLocale: Locale | null;
  /** Values of the preference cookies, as the client sent them. */
  locale: string | null;
  theme: string | null;
  appearance: string | null;
  /** The presumed device; the browser corrects it. */
  deviceType: DeviceType;
  /** Whether the browser may have a session: the page has placeholders of the account's parts. */
  hasSession: boolean;
  /** Whether that player may have played games, which home shows. */
  hasPlayed: boolean;
  /** Answers the calls of the contract, without a session. */
  fetch: typeof globalThis.fetch;
}

export interface RenderedPage {
  html: string;
  /** Whether the body is rendered, rather than left to the browser. */
  isRendered: boolean;
  /** Why the body is left to the browser, if rendering failed. */
  error?: unknown;
}

/** Renders pages of the app on a server: the head of every page, and the body of some. */
export function createPageRenderer({ html, stylesheets }: Template) {
  const findStylesheets = createStylesheetFinder(stylesheets);
  return async function renderPage(request: PageRequest): Promise<RenderedPage> {
    const { client, locale, site } = await openSite(request);
    const { theme, appearance, deviceType, hasSession } = request;
    const app = await createServerApp({
      client,
      deviceType,
      hasSession,
      locale,
      site,
      theme,
      appearance,
    });
    try {
      const name = findRouteName(request.path);
      const head = await getPageHead({
        ...request,
        name,
        client,
        languages: app.languages,
        locale,
        site,
      });
      const body = await renderBody(app, name, request, locale).catch((error: unknown) => ({
        error,
      }));
      const page = fillHead(html, request, locale, toHtml(head));
      if (body === undefined) return { html: page, isRendered: false };
      if ('error' in body) return { html: page, isRendered: false, error: body.error };
      const { routeName, rendered, preloads, responses } = body;
      const served: ServedPage = { routeName, deviceType, hasSession, locale, site, responses };
      const links = [
        // No part of the page is painted before the rest: the banner above it comes after it.
        `<link rel="expect" blocking="render" href="#${SERVED_PAGE_ID}">`,
        ...findStylesheets(rendered).map(
          (href) => `<link rel="stylesheet" crossorigin href="${href}">`,
        ),
      ];
      return {
        isRendered: true,
        html: deferStart(page)
          .replace('<html', () => ['<html', ...getPageMarks(rendered, site)].join(' '))
          .replace('</head>', () => `${[preloads, ...links].join('\n    ')}\n  </head>`)
          .replace(
            '<div id="root"></div>',
            () => `<div id="root">${rendered}</div>${toScript(served)}`,
          )
          .replace(/<noscript>.*?<\/noscript>/s, ''),
      };
    } finally {
      app.startup.stop();
      app.themeAndLocale.stop();
      app.guard.stop();
    }
  };
}

/** The site's settings in the locale of the page, as the browser would choose it. */
async function openSite({ fetch, addressLocale, locale: preferred }: PageRequest) {
  const stored = addressLocale ?? preferred;
  let locale: Locale = chooseLocale({ stored });
  const client = createClient({
    baseUrl: `http://localhost${API_PREFIX}`,
    locale: () => locale,
    token: () => null,
    fetch,
  });
  let site = await client.call(getWebsiteInfo, {});
  const { websiteDefaultLanguage, countryCode } = site;
  const chosen = chooseLocale({ stored, websiteDefaultLanguage, countryCode });
  if (chosen !== locale) {
    locale = chosen;
    site = await client.call(getWebsiteInfo, {});
  }
  return { client, locale, site };
}

interface Body {
  routeName: RouteName;
  rendered: string;
  /** Links that React puts before the body, such as those of pictures with priority. */
  preloads: string;
  responses: ServedPage['responses'];
}

/** Undefined for a page that the browser renders. */
async function renderBody(
  app: App,
  name: RouteName | null,
  { search, hasSession, hasPlayed, deviceType }: PageRequest,
  locale: Locale,
): Promise<Body | undefined> {
  const { device } = app.platform;
  const isRedirected = !isAdmitted({ device, guard: app.guard }, name);
  const home = findRouteName(getHomeHref(deviceType));
  // A phone redirects a visitor to the login page, a desktop to home, where it opens the login.
  const login = deviceType === 'mobile' ? 'accountLogin' : home;
  const isAlias = name === 'root' || name === 'redirect';
  const requested = isAlias ? home : name;
  const shown = isRedirected ? login : requested;
  const calls = shown === null ? undefined : serverPages[shown];
  // A query has unbounded values, which would defeat the cache. A redirect does not keep it.
  if (shown === null || calls === undefined || (search !== '' && !isRedirected)) return undefined;

  const responses = Object.fromEntries(
    await Promise.all(
      calls.map(async ({ call, args, withoutPlayer }) => {
        const response = await app.api.client.call(call, args);
        const isPartial = hasSession && hasPlayed && withoutPlayer !== undefined;
        return [
          unstable_serialize(callKey(call, args, locale)),
          isPartial ? withoutPlayer(response) : response,
        ];
      }),
    ),
  );
  for (const [key, data] of Object.entries(responses)) app.cache.set(key, { data });

  const route = await renderRoute(app, paths[shown]);
  if ('redirect' in route) return undefined;
  const { html } = route;
  const [preloads = ''] = /^(?:<link[^>]*>)*/.exec(html) ?? [];
  return { routeName: shown, rendered: html.slice(preloads.length), preloads, responses };
}

/** Sets locale, theme and appearance on `<html>`, and the title and description. */
function fillHead(
  html: string,
  { theme, appearance }: PageRequest,
  locale: Locale,
  head: string,
): string {
  const chosen = readAppearance(appearance);
  const isChosen = chosen === 'light' || chosen === 'dark';
  const attributes = [
    `lang="${languageTag(locale)}"`,
    `data-theme="${readTheme(theme) ?? 'green'}"`,
    ...(isChosen ? [`data-appearance="${chosen}"`, `style="color-scheme: ${chosen}"`] : []),
  ];
  return html
    .replace('<html lang="en">', () => `<html ${attributes.join(' ')}>`)
    .replace(/<title>.*?<\/title>/s, () => head);
}

/**
 * The attributes that `usePageMark` sets on `<html>`. If only the app set them, the browser would
 * recalculate the styles of the whole page.
 */
function getPageMarks(rendered: string, site: ServedPage['site']): string[] {
  const marks = [];
  if (rendered.includes('data-part="tab-bar"')) marks.push('data-tab-bar');
  if (site.demo) marks.push('data-demo-strip');
  return marks;
}

/** A block of JSON, which a browser does not run. */
function toScript(served: ServedPage): string {
  const json = JSON.stringify(served).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${SERVED_PAGE_ID}">${json}</script>`;
}

/** Finds the style sheets that define a class of the page. */
function createStylesheetFinder(stylesheets: Template['stylesheets']) {
  const hrefs = new Map<string, string>();
  for (const { href, css } of stylesheets) {
    for (const [, name = ''] of css.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      if (!hrefs.has(name)) hrefs.set(name, href);
    }
  }
  return (html: string): string[] => {
    const found = new Set<string>();
    for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) {
        const href = hrefs.get(name);
        if (href !== undefined) found.add(href);
      }
    }
    // In the order of the build: the rules of a later sheet win.
    return stylesheets.map(({ href }) => href).filter((href) => found.has(href));
  };
}
