import type { BrowserContext, Page } from '@playwright/test';
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
  ['the login page', () => '/pages/login/accountLogin'],
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
  // As a link preview sends it: it accepts anything.
  const headers = { accept: '*/*', cookie: 'locale=zh_CN' };
  const response = await request.get(`/pages/index/gameDetail?id=${gameId}`, { headers });
  const page = await response.text();
  expect(page).toMatch(/<title>[^<]+ - Parlor<\/title>/);
  expect(page).toMatch(/<meta name="description" content="在 Parlor 畅玩 [^"]+" \/>/);
  expect(page).toMatch(/<meta property="og:image" content="[^"]+\/art\/covers\/[^"]+" \/>/);
  expect(page).toMatch(/<link rel="canonical" href="[^"]+\/gameDetail\?id=[\w-]+" \/>/);
});

/** Holds the app's scripts, and returns the function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

/** A page that is used before it is hydrated, unlike those of other journeys. */
async function openUnhydrated(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const hydrate = await holdScripts(page);
  // A browser paints nothing before this, so nobody can press anything.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, hydrate };
}

test('shows the page that a visitor goes forward to before the page is hydrated', async ({
  page,
}) => {
  await page.goto('/pages/login/accountLogin');
  await page.getByRole('link', { name: /^Forgot password/ }).click();
  await expect(page).toHaveURL('/pages/login/accountResetPwd');
  await page.goto('/pages/browser/browser');

  const hydrate = await holdScripts(page);
  await page.evaluate('history.go(-2)');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.evaluate('history.forward()');
  await expect(page).toHaveURL('/pages/login/accountResetPwd');
  hydrate();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

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

test('sends a visitor’s phone the login page at a player’s address, and takes no input before hydration @once', async ({
  context,
}) => {
  const { page, hydrate } = await openUnhydrated(context, '/pages/account/myWallet');
  const name = page.getByRole('textbox', { name: 'Username or phone number' });
  await name.focus();
  await page.keyboard.type('lost');
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  hydrate();
  await expect(page).toHaveURL('/pages/login/accountLogin');
  await name.fill('kept');
  await expect(name).toHaveValue('kept');
});

for (const [name, path] of [
  ['home', homePath],
  ['the page of all games', () => '/pages/browser/browser'],
] as const) {
  test(`keeps the position of a visitor who scrolls ${name} before it is hydrated`, async ({
    context,
    size,
  }) => {
    const { page, hydrate } = await openUnhydrated(context, path(size));
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
    expect(await page.evaluate('window.scrollY')).toBe(100);
    hydrate();
    await expect(page.locator('#served-page')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.scrollY')).toBe(100);
  });
}

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
