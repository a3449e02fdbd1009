import { appOrigin } from './support/addresses.ts';
import { homePath } from './support/screens.ts';
import { expect, test } from './support/test.ts';

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
] as const) {
  test(`renders ${name} on the server, and hydrates it without an error or a layout shift`, async ({
    page,
    size,
  }) => {
    // Without motion, notices are not one line, and their height is not known before they load.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(recordShifts);
    const response = await page.goto(path(size));
    expect(await response?.text()).toContain('id="served-page"');
    // Rendered by the server and hydrated, or a recoverable error would have failed the journey.
    await expect(page.getByRole('button', { name: /^Sort by/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.02);
  });
}

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
