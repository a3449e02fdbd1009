import { type BrowserContext, devices } from '@playwright/test';
import { appOrigin } from './support/addresses.ts';
import { homePath } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

/** The sum of layout shifts since the page was opened (web-vitals: CLS). */
const recordShifts = `window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.shifts += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

for (const [name, path] of [
  ['home', homePath],
  ['the page of all games', () => '/pages/browser/browser'],
  ['promotions', () => '/pages/privilege/privilege'],
] as const) {
  test(`renders ${name} on the server, and hydrates it without an error or a layout shift`, async ({
    page,
    size,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(recordShifts);
    const response = await page.goto(path(size));
    expect(await response?.text()).toContain('id="served-page"');
    // Rendered by the server and hydrated, or a recoverable error would have failed the journey.
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.02);
  });
}

playerTest.describe('for a player', () => {
  playerTest.use({ wallet: '500.00' });

  playerTest(
    'renders home with a placeholder of the balance, without a layout shift',
    async ({ page, size }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // The first visit sets the cookie that announces the session.
      await page.goto(homePath(size));
      await expect(page.getByText('₱500.00').first()).toBeVisible();
      await page.addInitScript(recordShifts);
      const response = await page.goto(homePath(size));
      const html = (await response?.text()) ?? '';
      expect(html).toContain('"hasSession":true');
      expect(html).not.toContain('500.00');
      await expect(page.getByText('₱500.00').first()).toBeVisible();
      // The last part of home to load; the event stream keeps the network busy.
      await expect(page.getByRole('region', { name: 'Better with friends' })).toBeVisible();
      expect(await page.evaluate('window.shifts')).toBeLessThan(0.02);
    },
  );
});

test('keeps home in place with reduced motion', async ({ page, size }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordShifts);
  await page.goto(homePath(size));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('window.shifts')).toBeLessThan(0.02);
});

test('shows all games without JavaScript', async ({ browser, viewport }) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${appOrigin}/pages/browser/browser`);
  await expect(page.getByRole('list', { name: 'All games' }).getByRole('link')).toHaveCount(24);
  await context.close();
});

test('shows home without JavaScript, in the language and theme of the preference cookies', async ({
  browser,
  size,
  viewport,
}) => {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  await context.addCookies([
    { name: 'locale', value: 'th_TH', url: appOrigin },
    { name: 'theme', value: 'pink', url: appOrigin },
  ]);
  const page = await context.newPage();
  await page.goto(appOrigin + homePath(size));
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pink');
  await expect(
    page.getByRole('region', { name: 'ยอดนิยม' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'เกมทั้งหมด' }).getByRole('link')).toHaveCount(24);
  await context.close();
});

test('describes the address of a game for search engines and shared links @once', async ({
  request,
}) => {
  const home = await (await request.get('/user-api/game/home')).json();
  const { gameId } = home.data.hotGames[0];
  const headers = { 'sec-fetch-mode': 'navigate', cookie: 'locale=zh_CN' };
  const response = await request.get(`/pages/index/gameDetail?id=${gameId}`, { headers });
  const page = await response.text();
  expect(page).toMatch(/<title>[^<]+ - Parlor<\/title>/);
  expect(page).toMatch(/<meta name="description" content="在 Parlor 畅玩 [^"]+" \/>/);
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\/art\/covers\/[^"]+" \/>/);
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/gameDetail\?id=[\w-]+" \/>/);
});

/** A page that is used before it is hydrated, unlike those of other journeys. */
async function openUnhydrated(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  // Nothing is painted, and so pressed, before this.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, hydrate: arrival.resolve };
}

test('asks a visitor to log in who presses a game before the page is hydrated', async ({
  context,
  size,
}) => {
  const { page, hydrate } = await openUnhydrated(context, homePath(size));
  const address = page.url();
  await page.getByRole('region', { name: 'Hot' }).getByRole('listitem').first().click();
  hydrate();
  await expect(page.getByRole('dialog', { name: /^Log in to play / })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('sends the log in at the address of a player’s page, and takes nothing that is typed too early @once', async ({
  browser,
}) => {
  // The server guesses the device by the user agent, which is that of a desktop in other journeys.
  const { userAgent, viewport } = devices['Pixel 7'];
  const context = await browser.newContext({ userAgent, viewport });
  const { page, hydrate } = await openUnhydrated(context, `${appOrigin}/pages/account/myWallet`);
  const name = page.getByRole('textbox', { name: 'Username or phone number' });
  await name.focus();
  await page.keyboard.type('lost');
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  hydrate();
  await expect(page).toHaveURL(`${appOrigin}/pages/login/accountLogin`);
  await name.fill('kept');
  await expect(name).toHaveValue('kept');
  await context.close();
});

test('opens the sign-up for Enter before the page is hydrated @desktop', async ({ context }) => {
  const { page, hydrate } = await openUnhydrated(context, homePath('desktop'));
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).focus();
  await page.keyboard.press('Enter');
  hydrate();
  await expect(page.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible();
});

test('searches for what was typed before the page was hydrated @desktop', async ({ context }) => {
  const { page, hydrate } = await openUnhydrated(context, homePath('desktop'));
  await page.getByRole('searchbox', { name: 'Search games and makers' }).fill('tide');
  hydrate();
  await expect(page).toHaveURL('/pages/browser/browser?keyword=tide');
  await expect(page.getByRole('heading', { name: /games for “tide”$/ })).toBeVisible();
});
