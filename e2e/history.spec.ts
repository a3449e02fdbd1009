import type { Page } from '@playwright/test';
import { homePath } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

/** One step of the journey: how to get there, the resulting address and the heading. */
interface Stop {
  go: (page: Page) => Promise<unknown>;
  path: string | RegExp;
  title: string | RegExp;
}

/** Opens an address, like a link from another site. */
const open = (path: string) => (page: Page) => page.goto(path);
/** Clicks the first link with that name. */
const follow = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

async function isAt(page: Page, { path, title }: Stop): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(1);
}

/** Visits every step, goes back through all of them with the browser, and forward again. */
async function goThereAndBack(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) {
    await stop.go(page);
    await isAt(page, stop);
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await page.goBack();
    await isAt(page, stop);
  }
  for (const stop of stops.slice(1)) {
    await page.goForward();
    await isAt(page, stop);
  }
}

test('goes back and forward through every page, as a visitor', async ({ page, size }) => {
  const account = '/pages/account/account';
  await goThereAndBack(page, [
    { go: open('/'), path: homePath(size), title: 'Parlor home' },
    { go: open(account), path: account, title: 'Your account' },
    { go: follow(/^Contact/), path: /contactInfomation$/, title: 'How can we help?' },
    { go: open(account), path: account, title: 'Your account' },
    { go: follow(/^User agreement/), path: /userAgreement$/, title: 'Agreement' },
    { go: open('/pages/login/accountLogin'), path: /accountLogin$/, title: 'Welcome back' },
    { go: follow(/^Forgot password/), path: /accountResetPwd$/, title: 'Forgot your password?' },
    { go: open('/pages/browser/browser?category=fishing'), path: /fishing$/, title: 'Fishing' },
    { go: open('/entry?inviteCode=MARIA7'), path: /MARIA7$/, title: "You're invited to Parlor" },
  ]);
});

playerTest('goes back and forward through every page, as a player', async ({ page, player }) => {
  playerTest.slow();
  const account = '/pages/account/account';
  await goThereAndBack(page, [
    { go: open(account), path: account, title: player.username },
    { go: follow(/^Messages/), path: /account\/message$/, title: /unread$/ },
    { go: follow(/unread$/), path: /messageList\?kind=/, title: /./ },
    { go: follow(/Unread$/), path: /messageDetail\?id=/, title: /./ },
    { go: open('/pages/account/myWallet'), path: /myWallet$/, title: 'Wallet' },
    { go: follow('Deposit'), path: /recharge$/, title: 'Deposit' },
    { go: open('/pages/browser/browserDetail'), path: /browserDetail$/, title: 'All categories' },
    { go: follow(/^Fishing/), path: /browserDetail\?id=fishing$/, title: 'Fishing' },
    { go: follow(/^Shark Tide/), path: /gameDetail\?id=shark-tide$/, title: 'Shark Tide' },
    { go: follow(/^Deepline/), path: /makerGameList\?id=deepline$/, title: 'Deepline' },
    { go: open(account), path: account, title: player.username },
    { go: follow(/^My information/), path: /myInfomation$/, title: 'My information' },
    { go: open('/pages/account/devices'), path: /devices$/, title: 'Devices' },
    { go: open('/pages/privilege/privilege'), path: /privilege$/, title: 'Promotions' },
  ]);
});

test('adds one history entry for a double click and none for a link to the current page', async ({
  page,
  size,
}) => {
  const account = '/pages/account/account';
  const agreement = '/pages/account/userAgreement';
  await page.goto(account);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^User agreement/ })
    .dblclick();
  await expect(page).toHaveURL(agreement);
  await page.goBack();
  await expect(page).toHaveURL(account);

  await page.goto('/');
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true });
  await page.evaluate(() => window.scrollTo(0, 600));
  const steps = await page.evaluate(() => window.history.length);
  await home.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(homePath(size));
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
});

test('moves focus to the new page on navigation, forward and back', async ({ page }) => {
  await page.goto('/pages/account/account');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^User agreement/ }).press('Enter');
  await expect(page).toHaveURL('/pages/account/userAgreement');
  await expect(main).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/pages/account/account');
  await expect(main).toBeFocused();
});
