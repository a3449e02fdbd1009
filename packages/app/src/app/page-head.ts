import { gameInfo } from '@parlor/api/calls/game-page';
import type { Client } from '@parlor/api/client';
import { LOCALES, type Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities';
import { gameTitle } from '../features/catalog/titles.ts';
import { head as english } from '../languages/en_US/head.ts';
import { createI18n } from '../languages/i18n.ts';
import type { Languages } from '../languages/languages.ts';
import { languageTag } from '../languages/languages.ts';
import { head as malay } from '../languages/ms_MY/head.ts';
import { head as burmese } from '../languages/my_MM/head.ts';
import { head as thai } from '../languages/th_TH/head.ts';
import { head as chinese } from '../languages/zh_CN/head.ts';
import { getHref, type RouteName } from '../navigation/paths.ts';
import { routeTable } from '../routes/table/index.ts';
import { LOCALE_PARAMETER } from './address-locale.ts';

const heads: Readonly<Record<Locale, Readonly<Record<keyof typeof english, string>>>> = {
  en_US: english,
  zh_CN: chinese,
  my_MM: burmese,
  th_TH: thai,
  ms_MY: malay,
};

interface HeadPorts {
  /** Null for an unknown address. */
  name: RouteName | null;
  /** The query of the address. */
  search: string;
  /** The site's public origin. */
  origin: string;
  locale: Locale;
  /** The one that the address asks for. */
  addressLocale: Locale | null;
  site: SiteInfo;
  languages: Languages;
  client: Client;
}

/** Title, description and Open Graph properties of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
  /** Addresses of the page in each language, by language tag. */
  alternates: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
}

const isHome = (name: RouteName | null) =>
  name === 'root' || name === 'redirect' || name === 'home' || name === 'desktop';

/** Describes a page for search engines, shared links and browser tabs. */
export async function getPageHead(ports: HeadPorts): Promise<PageHead> {
  const { name, search, origin, locale, addressLocale, site, languages } = ports;
  const { websiteName } = site;
  const t = languages.get();
  const describe = (key: keyof typeof english, params: Readonly<Record<string, string>> = {}) => {
    const tag = languageTag(locale);
    const resources = { [tag]: { common: heads[locale] } };
    return createI18n(tag, resources).t(key, { replace: { ...params, site: websiteName } });
  };
  const id = new URLSearchParams(search).get('id') ?? '';
  const game = name === 'gameDetail' && id !== '' ? await findGame(ports.client, id) : undefined;
  const row = name === null ? undefined : routeTable[name];
  const named = game === undefined ? t(row?.title ?? 'titles.notFound') : gameTitle(game, locale);
  const title = isHome(name) ? site.documentTitle || websiteName : `${named} - ${websiteName}`;
  const key = name !== null && name !== 'gameDetail' && name in english ? name : 'site';
  const description =
    game === undefined
      ? describe(key as keyof typeof english)
      : describe('gameDetail', { game: named, maker: game.makerName });
  const route = isHome(name) || name === null ? 'home' : name;
  const address = origin + getHref(route, game === undefined ? {} : { id: game.gameId });
  const canonical = addressLocale === null ? address : withLocale(address, addressLocale);
  return {
    title,
    description,
    canonical,
    alternates: getAlternates(address),
    properties: {
      'og:type': 'website',
      'og:site_name': websiteName,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': new URL(game?.cover ?? site.websiteLogo, origin).href,
      'og:locale': locale,
    },
  };
}

/** Search engines have no cookies: an address with `lang` is the page in that language. */
function withLocale(address: string, locale: Locale): string {
  const url = new URL(address);
  url.searchParams.set(LOCALE_PARAMETER, languageTag(locale));
  return url.href;
}

function getAlternates(address: string): PageHead['alternates'] {
  const localized = LOCALES.map((locale) => [languageTag(locale), withLocale(address, locale)]);
  return { ...Object.fromEntries(localized), 'x-default': address };
}

/** Undefined for a game that does not exist. */
async function findGame(client: Client, id: string) {
  try {
    return await client.call(gameInfo, { id });
  } catch {
    return undefined;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (found) => escapes[found] ?? found);

/** The head's elements, except those that are the same on every page. */
export function toHtml({
  title,
  description,
  canonical,
  alternates,
  properties,
}: PageHead): string {
  const locale = properties['og:locale'];
  const otherLocales = LOCALES.filter((other) => other !== locale);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    ...Object.entries(alternates).map(
      ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}" />`,
    ),
    ...[
      ...Object.entries(properties),
      ...otherLocales.map((other) => ['og:locale:alternate', other] as const),
    ].map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`),
  ].join('\n    ');
}
