import type { Page, Route } from '@playwright/test';
import { assignAddress, operator } from './support/operator.ts';
import { balancePill, followUntilAt, homeOfBrowser, homePath } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

const API = /\/user-api\//;
const HOME = /\/user-api\/game\/home/;
const SITE = /\/user-api\/game\/getWebsiteInfo/;
/** What the browser logs about a failed request or an error status. */
const FAILED_LOAD = /Failed to load resource/;

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const json = (body: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

test.describe('when the site does not respond', () => {
  test('shows a message and a working retry at startup', async ({ page, size, faults }) => {
    faults.allow(FAILED_LOAD);
    await page.route(API, (route) => route.abort('connectionrefused'));
    await page.goto(homeOfBrowser(size));
    await expect(page.getByRole('heading', { name: "The site isn't responding" })).toBeVisible();
    await page.unroute(API);
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  test('shows a message and a working retry in place of home', async ({ page, size, faults }) => {
    faults.allow(FAILED_LOAD);
    await page.route(HOME, (route) => route.abort('connectionreset'));
    await page.goto(homeOfBrowser(size));
    await expect(page.getByRole('heading', { name: "Couldn't load this" })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Parlor', exact: true })).toBeVisible();
    await page.unroute(HOME);
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  test('shows a loading indicator after 800 ms, then the page', async ({ page, size }) => {
    const slow = Promise.withResolvers<void>();
    await page.route(HOME, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.goto(homeOfBrowser(size));
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    slow.resolve();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
  });
});

test.describe('when the site sends an invalid response @once', () => {
  const nonsense: Record<string, (route: Route) => Promise<void>> = {
    'a page of HTML': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to nginx!</h1>' }),
    'JSON of another shape': json({ code: 200, msg: 'OK', data: { games: 'none' } }),
    'an empty body': (route) => route.fulfill({ body: '' }),
    'a 500 of the proxy': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  };
  for (const [what, answer] of Object.entries(nonsense)) {
    test(`shows a message and a retry for ${what}, never a blank page`, async ({
      page,
      size,
      faults,
    }) => {
      faults.allow(FAILED_LOAD, /is not what the contract says/);
      await page.route(SITE, answer);
      await page.goto(homeOfBrowser(size));
      await expect(page.getByRole('heading', { name: /^The site / })).toBeVisible();
      await page.unroute(SITE);
      await page.route(HOME, answer);
      await retry(page).click();
      await expect(page.getByRole('heading', { name: "Couldn't load this" })).toBeVisible();
      await page.unroute(HOME);
      await retry(page).click();
      await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
    });
  }
});

test.describe('when a chunk of the app does not load @once', () => {
  const CHUNK = /\/assets\/ThemeCenterScreen-[^/]*\.js$/;
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  test('reloads the page once when a chunk is gone after a deploy', async ({ page, faults }) => {
    faults.allow(FAILED_LOAD);
    await page.goto('/pages/account/account');
    const link = page.getByRole('link', { name: /^Theme/ });
    await expect(link).toBeVisible();
    await page.route(CHUNK, gone);
    const reloaded = page.waitForEvent('load');
    await link.click();
    await reloaded;
    await page.unroute(CHUNK);
    await expect(heading(page, 'Choose a theme')).toBeVisible();
  });

  test('shows a message, a link home and a reload button when the chunk stays missing', async ({
    page,
    faults,
  }) => {
    faults.allow(FAILED_LOAD, /A part of the app could not be loaded/);
    await page.route(CHUNK, gone);
    await page.goto('/pages/account/themeCenter');
    await expect(heading(page, "This page didn't load")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    await page.unroute(CHUNK);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Choose a theme')).toBeVisible();
  });

  test('keeps the shell when a screen throws', async ({ page, faults }) => {
    faults.allow(/The screen broke/);
    await page.route(CHUNK, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("The screen broke"); };',
      }),
    );
    await page.goto('/pages/account/themeCenter');
    await expect(heading(page, 'Something went wrong on this page')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });
});

test.describe('a site that blocks this client', () => {
  const block = (address: string) => operator('block', 'add', address, '--reason', 'a journey');
  const lift = (address: string) => operator('block', 'remove', address);

  test('shows the block at startup and recovers when it is lifted', async ({
    context,
    page,
    size,
    faults,
  }) => {
    faults.allow(FAILED_LOAD);
    const address = await assignAddress(context);
    await block(address);
    await page.goto('/');
    await expect(page).toHaveURL('/pages/forbidden/forbidden');
    await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
    await lift(address);
    await retry(page).click();
    await expect(page).toHaveURL(homePath(size));
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  test('blocks a country reported by a trusted proxy @once', async ({ context, page, faults }) => {
    faults.allow(FAILED_LOAD);
    await assignAddress(context, 'AQ');
    await operator('block', 'add', 'AQ', '--reason', 'not licensed there');
    await page.goto('/');
    await expect(page).toHaveURL('/pages/forbidden/forbidden');
    await operator('block', 'remove', 'AQ');
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  playerTest(
    'ends the session when the block starts and recovers when it is lifted',
    async ({ context, page, size, faults }) => {
      faults.allow(FAILED_LOAD);
      const address = await assignAddress(context);
      await page.goto('/pages/account/account');
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
      await block(address);
      await followUntilAt(page, 'Transactions', '/pages/forbidden/forbidden');
      await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await lift(address);
      await retry(page).click();
      await expect(page).toHaveURL(homePath(size));
    },
  );
});

playerTest(
  'shows the offline strip and catches up on reconnect',
  async ({ context, page, player, faults }) => {
    faults.allow(FAILED_LOAD);
    await page.goto('/');
    await expect(balancePill(page)).toContainText('₱0');
    await context.setOffline(true);
    await expect(page.getByText("You're offline. What you see may be out of date.")).toBeVisible();
    await player.deposit('75.00');
    await context.setOffline(false);
    await expect(page.getByText("You're offline.")).toBeHidden();
    await expect(balancePill(page)).toContainText('₱75.00');
  },
);
