import type { Locale } from '@parlor/api/constants';
import type { GameSummary, HomePage } from '@parlor/api/entities';
import { gameDetail, gamePromotions, homePage, siteInfo } from '@parlor/api/fixtures';
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
  /** The games of every list. */
  rows?: readonly GameSummary[];
  /** A path that fails. */
  failing?: string;
}

const offers = gamePromotions.map((promotion, index) => ({
  ...promotion,
  image: `https://art.test/${index}.webp`,
}));

/** Answers the calls of a page, and records their paths with `lang`. */
function createServer({ site = {}, home = homePage, rows = [], failing }: Server = {}) {
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
    if (pathname.endsWith('/gamePromotion/list'))
      return success({ rows: offers, total: offers.length });
    if (pathname.endsWith('/gameList')) return success({ rows, total: rows.length });
    return success({ rows: [], total: 0 });
  };
  return { calls, fetch };
}

const request = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  path: '/pages/index/index',
  search: '',
  origin: 'https://play.test',
  addressLocale: null,
  locale: null,
  theme: null,
  appearance: null,
  deviceType: 'mobile',
  hasSession: false,
  hasPlayed: false,
  fetch: createServer().fetch,
  ...overrides,
});

const stylesheets = [{ href: '/assets/unused.css', css: '.nobody-has-this-class{color:red}' }];
const render = createPageRenderer({ html, stylesheets });

/** The element that the browser hydrates. */
const getBody = (page: string) => /<div id="root">(.*)<\/div><script/s.exec(page)?.[1] ?? '';
const readData = (page: string): ServedPage =>
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
    const body = getBody(page.html);
    expect(body).toContain(text);
    for (const game of homePage.newGames) expect(body).toContain(escaped(gameTitle(game, locale)));
    expect(page.html).toContain(`lang="${locale.replace('_', '-')}"`);
  });

  it.each(['/', '/pages/redirect/redirect', '/pages/index/index', '/pages/desktop/index'])(
    'is home at %s',
    async (path) => {
      const page = await render(request({ path }));
      expect(getBody(page.html)).toContain(escaped(homePage.newGames[0]?.gameName ?? 'no game'));
      expect(page.html).toContain(
        '<link rel="canonical" href="https://play.test/pages/index/index" />',
      );
    },
  );

  it('contains the filters of the page of all games', async () => {
    const page = await render(request({ path: '/pages/browser/browser' }));
    expect(page.error).toBeUndefined();
    expect(getBody(page.html)).toContain('Filter');
  });

  it('of a player has placeholders of the account, and none of its data', async () => {
    const { calls, fetch } = createServer();
    const { html: page } = await render(request({ hasSession: true, hasPlayed: true, fetch }));
    const body = getBody(page);
    expect(body).toContain('href="/pages/account/myWallet"');
    expect(body).not.toContain('href="/pages/login/accountSignUp"');
    expect(body).toContain('data-component="GameTileSkeleton"');
    expect(readData(page).hasSession).toBe(true);
    expect(JSON.stringify(readData(page))).not.toContain('recentGames');
    expect(calls).toEqual(['/user-api/game/getWebsiteInfo en_US', '/user-api/game/home en_US']);
  });

  it('of a player who has not played reserves no space for played games', async () => {
    const home = { ...homePage, recentGames: [] };
    const { fetch } = createServer({ home });
    const { html: page } = await render(request({ hasSession: true, fetch }));
    expect(getBody(page)).not.toContain('data-component="GameTileSkeleton"');
  });

  it('of all games shows the first ones, and preloads their covers', async () => {
    const rows = homePage.games.rows.map((game, index) => ({
      ...game,
      cover: `https://art.test/${index}.webp`,
    }));
    const { fetch } = createServer({ rows });
    const { html: page } = await render(request({ path: '/pages/browser/browser', fetch }));
    const [first] = rows;
    expect(getBody(page)).toContain(escaped(first?.gameName ?? 'no game'));
    const head = page.slice(0, page.indexOf('</head>'));
    expect(head.match(/<link rel="preload" as="image"/g)).toHaveLength(Math.min(6, rows.length));
  });

  it('of promotions shows the first offers, and preloads their pictures', async () => {
    const { calls, fetch } = createServer();
    const page = await render(
      request({ path: '/pages/privilege/privilege', locale: 'th_TH', fetch }),
    );
    expect(page.error).toBeUndefined();
    expect(calls).toEqual([
      '/user-api/game/getWebsiteInfo th_TH',
      '/user-api/gamePromotion/list th_TH',
    ]);
    const body = getBody(page.html);
    for (const { promotionName } of offers) expect(body).toContain(escaped(promotionName));
    expect(page.html.match(/<link rel="preload" as="image"/g)).toHaveLength(2);
  });

  it('starts the app at its end', async () => {
    const script = '<script type="module" crossorigin src="/assets/app.js"></script>';
    const built = html.replace('</head>', `${script}</head>`);
    const { html: page } = await createPageRenderer({ html: built, stylesheets })(request());
    expect(page).not.toContain('<script type="module"');
    expect(page).toContain('<meta name="app-script" content="/assets/app.js" />');
  });

  it('escapes the block of data, its only script', async () => {
    const site = { websiteName: '</script><script>alert(1)</script>' };
    const { html: page } = await render(request({ fetch: createServer({ site }).fetch }));
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(readData(page).site.websiteName).toBe(site.websiteName);
  });

  it('uses the layout of the device', async () => {
    const phone = await render(request({ deviceType: 'mobile' }));
    const desktop = await render(request({ deviceType: 'desktop' }));
    expect(getBody(phone.html)).toContain('data-component="TabBar"');
    expect(getBody(desktop.html)).toContain('data-component="SideNav"');
    expect(getBody(desktop.html)).not.toContain('data-component="TabBar"');
  });

  it('includes the data that hydration needs', async () => {
    const data = readData((await render(request({ locale: 'th_TH' }))).html);
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
    expect(invalid.html).toContain(' lang="en-US" data-theme="green">');
  });

  it('is the login page where a visitor’s phone opens a player’s page', async () => {
    const wallet = await render(request({ path: '/pages/account/myWallet', search: '?tab=1' }));
    expect(wallet.error).toBeUndefined();
    expect(getBody(wallet.html)).toContain('Welcome back');
    expect(getBody(wallet.html)).toContain('readOnly=""');
    expect(readData(wallet.html).routeName).toBe('accountLogin');
    const game = await render(request({ path: '/pages/index/gameDetail', search: '?id=1' }));
    expect(getBody(game.html)).toContain('Welcome back');
    expect(game.html).toContain('og:image');
  });

  it('is home where a visitor’s desktop opens a player’s page', async () => {
    const path = '/pages/index/gameDetail';
    const desktop = await render(request({ path, search: '?id=1', deviceType: 'desktop' }));
    expect(getBody(desktop.html)).toContain(escaped(homePage.newGames[0]?.gameName ?? 'no game'));
    expect(readData(desktop.html).routeName).toBe('desktop');
    expect(desktop.html).toContain('og:image');
  });

  it('leaves a player’s page to the browser of a player', async () => {
    const page = await render(request({ path: '/pages/account/myWallet', hasSession: true }));
    expect(page.isRendered).toBe(false);
  });

  it('has the attributes that the app sets on the root element', async () => {
    const fetchAs = (demo: boolean) => createServer({ site: { demo } }).fetch;
    const findRoot = (page: string) => /<html [^>]*>/.exec(page)?.[0];
    const home = await render(request({ fetch: fetchAs(true) }));
    expect(findRoot(home.html)).toContain('<html data-tab-bar data-demo-strip lang=');
    const desktop = await render(request({ deviceType: 'desktop', fetch: fetchAs(false) }));
    expect(findRoot(desktop.html)).toContain('<html lang=');
  });

  it('uses the language of the site without a preference', async () => {
    const { calls, fetch } = createServer({ site: { websiteDefaultLanguage: 'th_TH' } });
    const page = await render(request({ fetch }));
    expect(page.html).toContain('lang="th-TH"');
    expect(calls.at(-1)).toBe('/user-api/game/home th_TH');
  });

  it('links only the style sheets of its classes', async () => {
    const used = /class="(\w+)/.exec(getBody((await render(request())).html))?.[1];
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
    expect(getBody(page)).not.toContain('rel="preload"');
  });
});

describe('a page that the browser renders', () => {
  const isLeft = (page: string) =>
    page.includes('<div id="root"></div>') && !page.includes(SERVED_PAGE_ID);

  it.each([
    { path: '/pages/index/index', search: '?category=slots' },
    { path: '/pages/login/codeLogin', search: '' },
    { path: '/nowhere', search: '' },
  ])('is the one of $path$search', async (address) => {
    const page = await render(request(address));
    expect(page.error).toBeUndefined();
    expect(isLeft(page.html)).toBe(true);
  });

  it('returns the reason when the data of a page failed', async () => {
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

  it('links its address in every language, and is canonical in the one of its address', async () => {
    const path = '/pages/browser/browser';
    const { html: page } = await render(request({ path, addressLocale: 'th_TH', locale: 'zh_CN' }));
    expect(page).toContain('lang="th-TH"');
    const address = `https://play.test${path}`;
    for (const tag of ['en-US', 'zh-CN', 'my-MM', 'th-TH', 'ms-MY']) {
      const href = `${address}?lang=${tag}`;
      expect(page).toContain(`<link rel="alternate" hreflang="${tag}" href="${href}" />`);
    }
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${address}" />`);
    expect(page).toContain(`<link rel="canonical" href="${address}?lang=th-TH" />`);
  });

  it('describes the site for a game that does not exist', async () => {
    const { fetch } = createServer({ failing: '/game/info/0' });
    const page = await render(request({ path: '/pages/index/gameDetail', search: '?id=0', fetch }));
    expect(page.html).toContain('<title>Game - Parlor</title>');
    expect(page.html).toContain('content="Slots, table games');
  });
});
