import type { Page, Route } from '@playwright/test';
import { comeFrom, operator } from './support/operator.ts';
import { balancePill, followUntilAt, homePath } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

const API = /\/user-api\//;
const HOME = /\/user-api\/game\/home/;
const SITE = /\/user-api\/game\/getWebsiteInfo/;
/** What the browser itself logs about an answer that did not come, or came with an error's status. */
const FAILED_LOAD = /Failed to load resource/;

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const json = (body: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

test.describe('when the site does not answer', () => {
  test('at the start: a message, and a retry that works', async ({ page, faults }) => {
    faults.allow(FAILED_LOAD);
    await page.route(API, (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: "The site isn't responding" })).toBeVisible();
    await page.unroute(API);
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  test('on home: a message in its place, and a retry that works', async ({ page, faults }) => {
    faults.allow(FAILED_LOAD);
    await page.route(HOME, (route) => route.abort('connectionreset'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: "Couldn't load this" })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Parlor', exact: true })).toBeVisible();
    await page.unroute(HOME);
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  test('slowly: a loading indicator after 800 ms, and the page when it comes', async ({ page }) => {
    const slow = Promise.withResolvers<void>();
    await page.route(HOME, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    slow.resolve();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
  });
});

test.describe('when the site answers nonsense @once', () => {
  const nonsense: Record<string, (route: Route) => Promise<void>> = {
    'a page of HTML': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to nginx!</h1>' }),
    'JSON of another shape': json({ code: 200, msg: 'OK', data: { games: 'none' } }),
    'an empty body': (route) => route.fulfill({ body: '' }),
    'its own failure': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  };
  for (const [what, answer] of Object.entries(nonsense)) {
    test(`${what}: a clear message and a retry, never a blank page`, async ({ page, faults }) => {
      faults.allow(FAILED_LOAD, /is not what the contract says/);
      await page.route(SITE, answer);
      await page.goto('/');
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

test.describe('when a part of the app cannot be had @once', () => {
  const CHUNK = /\/assets\/ThemeCenterScreen-[^/]*\.js$/;
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  test('gone after a deploy: the page is loaded anew once, and is there', async ({
    page,
    faults,
  }) => {
    faults.allow(FAILED_LOAD);
    await page.goto('/pages/account/account');
    const link = page.getByRole('link', { name: /^Theme/ });
    await expect(link).toBeVisible();
    await page.route(CHUNK, gone);
    const anew = page.waitForEvent('load');
    await link.click();
    await anew;
    await page.unroute(CHUNK);
    await expect(heading(page, 'Choose a theme')).toBeVisible();
  });

  test('gone for good: a message, a way home, and a button that loads it', async ({
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

  test('a screen that breaks leaves the shell around it whole', async ({ page, faults }) => {
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

test.describe('a site that refuses this client', () => {
  const block = (address: string) => operator('block', 'add', address, '--reason', 'a journey');
  const lift = (address: string) => operator('block', 'remove', address);

  test('says so at the start, and lets in again', async ({ context, page, size, faults }) => {
    faults.allow(FAILED_LOAD);
    const address = await comeFrom(context);
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

  test('refuses a country, by what a trusted proxy says of it @once', async ({
    context,
    page,
    faults,
  }) => {
    faults.allow(FAILED_LOAD);
    await comeFrom(context, 'AQ');
    await operator('block', 'add', 'AQ', '--reason', 'not licensed there');
    await page.goto('/');
    await expect(page).toHaveURL('/pages/forbidden/forbidden');
    await operator('block', 'remove', 'AQ');
    await retry(page).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  playerTest(
    'ends the session in the middle, and lets in again',
    async ({ context, page, size, faults }) => {
      faults.allow(FAILED_LOAD);
      const address = await comeFrom(context);
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
  'offline is said, and what was missed comes when the network is back',
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
