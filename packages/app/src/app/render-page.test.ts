import type { Locale } from '@parlor/api/constants';
import type { HomePage } from '@parlor/api/entities';
import { gameDetail, homePage, siteInfo } from '@parlor/api/fixtures';
import { describe, expect, it } from 'vitest';
import { gameTitle } from '../features/catalog/titles.ts';
import { createPageRenderer, type PageRequest } from './render-page.tsx';
import { SERVED_PAGE_ID, type ServedPage } from './served-page.ts';

const html = `<!doctype html>
<html lang="en">
  <head>
    <title>Parlor</title>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This site needs JavaScript.</noscript>
  </body>
</html>`;

const success = (data: unknown) => Response.json({ code: 200, msg: '', data });

interface Server {
  site?: Partial<typeof siteInfo>;
  home?: HomePage;
  /** A path that fails. */
  failing?: string;
}

/** Answers the calls of a page, and records their paths with `lang`. */
function createServer({ site = {}, home = homePage, failing }: Server = {}) {
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
    expect(headers.get('authorization')).toBeNull();
    calls.push(`${pathname} ${searchParams.get('lang')}`);
    if (failing !== undefined && pathname.endsWith(failing))
      return new Response('', { status: 500 });
    if (pathname.endsWith('/getWebsiteInfo')) return success({ ...siteInfo, ...site });
    if (pathname.endsWith('/game/home')) return success(home);
    if (pathname.includes('/game/info/')) return success(gameDetail);
    return success({ rows: [], total: 0 });
  };
  return { calls, fetch };
}

const request = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  path: '/pages/index/index',
  search: '',
  origin: 'https://play.test',
  locale: null,
  theme: null,
  appearance: null,
  deviceType: 'mobile',
  hasSession: false,
  fetch: createServer().fetch,
  ...overrides,
});

const stylesheets = [{ href: '/assets/unused.css', css: '.nobody-has-this-class{color:red}' }];
const render = createPageRenderer({ html, stylesheets });

/** The element that the browser hydrates. */
const bodyOf = (page: string) => /<div id="root">(.*)<\/div><script/s.exec(page)?.[1] ?? '';
const dataOf = (page: string): ServedPage =>
  JSON.parse(new RegExp(`id="${SERVED_PAGE_ID}">(.*?)</script>`, 's').exec(page)?.[1] ?? 'null');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

describe('a page that the server renders', () => {
  it.each([
    ['en_US', 'All games'],
    ['zh_CN', '全部游戏'],
    ['my_MM', 'ဂိမ်းအားလုံး'],
    ['th_TH', 'เกมทั้งหมด'],
    ['ms_MY', 'Semua permainan'],
  ] satisfies [Locale, string][])('shows texts and games in %s', async (locale, text) => {
    const page = await render(request({ locale }));
    expect(page.error).toBeUndefined();
    const body = bodyOf(page.html);
    expect(body).toContain(text);
    for (const game of homePage.newGames) expect(body).toContain(escaped(gameTitle(game, locale)));
    expect(page.html).toContain(`lang="${locale.replace('_', '-')}"`);
  });

  it.each(['/', '/pages/redirect/redirect', '/pages/index/index', '/pages/desktop/index'])(
    'is home at %s',
    async (path) => {
      const page = await render(request({ path }));
      expect(bodyOf(page.html)).toContain(escaped(homePage.newGames[0]?.gameName ?? 'no game'));
      expect(page.html).toContain(
        '<link rel="canonical" href="https://play.test/pages/index/index" />',
      );
    },
  );

  it('contains the filters of the page of all games', async () => {
    const page = await render(request({ path: '/pages/browser/browser' }));
    expect(page.error).toBeUndefined();
    expect(bodyOf(page.html)).toContain('Filter');
  });

  it('contains no script but the block of data, which cannot end early', async () => {
    const site = { websiteName: '</script><script>alert(1)</script>' };
    const { html: page } = await render(request({ fetch: createServer({ site }).fetch }));
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(dataOf(page).site.websiteName).toBe(site.websiteName);
  });

  it('uses the layout of the device', async () => {
    const phone = await render(request({ deviceType: 'mobile' }));
    const desktop = await render(request({ deviceType: 'desktop' }));
    expect(bodyOf(phone.html)).toContain('data-component="TabBar"');
    expect(bodyOf(desktop.html)).toContain('data-component="SideNav"');
    expect(bodyOf(desktop.html)).not.toContain('data-component="TabBar"');
  });

  it('includes the data with which the browser repeats the first render', async () => {
    const data = dataOf((await render(request({ locale: 'th_TH' }))).html);
    expect(data).toMatchObject({ deviceType: 'mobile', locale: 'th_TH', site: siteInfo });
    expect(Object.keys(data.responses)).toHaveLength(1);
    expect(Object.values(data.responses)[0]).toEqual(homePage);
  });

  it('uses the theme and appearance of the preference cookies, if they are valid', async () => {
    const chosen = await render(request({ theme: 'pink', appearance: 'dark' }));
    expect(chosen.html).toContain(
      'data-theme="pink" data-appearance="dark" style="color-scheme: dark"',
    );
    const invalid = await render(request({ theme: '"><b>', appearance: 'red', locale: '"><b>' }));
    expect(invalid.html).toContain('<html lang="en-US" data-theme="green">');
  });

  it('uses the language of the site without a preference', async () => {
    const { calls, fetch } = createServer({ site: { websiteDefaultLanguage: 'th_TH' } });
    const page = await render(request({ fetch }));
    expect(page.html).toContain('lang="th-TH"');
    expect(calls.at(-1)).toBe('/user-api/game/home th_TH');
  });

  it('links the style sheets of the classes that it uses, and no other', async () => {
    const used = /class="(\w+)/.exec(bodyOf((await render(request())).html))?.[1];
    const sheets = [...stylesheets, { href: '/assets/used.css', css: `.${used}{color:red}` }];
    const page = await createPageRenderer({ html, stylesheets: sheets })(request());
    expect(page.html).toContain('href="/assets/used.css"');
    expect(page.html).not.toContain('href="/assets/unused.css"');
  });

  it('preloads pictures with priority in the head', async () => {
    // React preloads no data URLs, as the fixtures have them.
    const cover = 'https://art.test/cover.webp';
    const home = { ...homePage, newGames: homePage.newGames.map((game) => ({ ...game, cover })) };
    const { html: page } = await render(request({ fetch: createServer({ home }).fetch }));
    const head = page.slice(0, page.indexOf('</head>'));
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*cover.webp[^>]*fetchPriority="high"/);
    expect(bodyOf(page)).not.toContain('rel="preload"');
  });
});

describe('a page that the browser renders', () => {
  const isLeft = (page: string) =>
    page.includes('<div id="root"></div>') && !page.includes(SERVED_PAGE_ID);

  it('is that of a player, and has a head', async () => {
    const { calls, fetch } = createServer();
    const page = await render(request({ hasSession: true, fetch }));
    expect(isLeft(page.html)).toBe(true);
    expect(page.html).toContain('<meta name="description"');
    expect(calls).toEqual(['/user-api/game/getWebsiteInfo en_US']);
  });

  it.each([
    { path: '/pages/index/index', search: '?category=slots' },
    { path: '/pages/login/accountLogin', search: '' },
    { path: '/pages/account/myWallet', search: '' },
    { path: '/nowhere', search: '' },
  ])('is the one of $path$search', async (address) => {
    const page = await render(request(address));
    expect(page.error).toBeUndefined();
    expect(isLeft(page.html)).toBe(true);
  });

  it('is any page whose data failed; the reason is returned', async () => {
    const page = await render(request({ fetch: createServer({ failing: '/game/home' }).fetch }));
    expect(isLeft(page.html)).toBe(true);
    expect(page.error).toMatchObject({ name: 'CallError' });
  });
});

describe('the head of a page', () => {
  it.each([
    ['/pages/browser/browser', 'Games - Parlor', 'Browse all games at Parlor'],
    ['/pages/login/accountLogin', 'Log in - Parlor', 'Log in to your account at Parlor.'],
    ['/pages/account/myWallet', 'Wallet - Parlor', 'Slots, table games'],
    ['/nowhere', 'Page not found - Parlor', 'Slots, table games'],
  ])('names and describes %s', async (path, title, description) => {
    const page = await render(request({ path }));
    expect(page.html).toContain(`<title>${title}</title>`);
    expect(page.html).toContain(`<meta name="description" content="${description}`);
    expect(page.html).toContain(`<meta property="og:title" content="${title}" />`);
  });

  it('presents a game in the language of the visitor', async () => {
    const address = { path: '/pages/index/gameDetail', search: `?id=${gameDetail.gameId}&from=x` };
    const page = await render(request({ ...address, locale: 'th_TH' }));
    const name = escaped(gameTitle(gameDetail, 'th_TH'));
    expect(page.html).toContain(`<title>${name} - Parlor</title>`);
    expect(page.html).toContain(
      `<meta property="og:image" content="${new URL(gameDetail.cover, 'https://play.test').href}" />`,
    );
    expect(page.html).toContain(
      `<meta property="og:url" content="https://play.test/pages/index/gameDetail?id=${gameDetail.gameId}" />`,
    );
    expect(page.html).toContain(`เล่น ${name}`);
  });

  it('describes the site for a game that does not exist', async () => {
    const { fetch } = createServer({ failing: '/game/info/0' });
    const page = await render(request({ path: '/pages/index/gameDetail', search: '?id=0', fetch }));
    expect(page.html).toContain('<title>Game - Parlor</title>');
    expect(page.html).toContain('content="Slots, table games');
  });
});
