import { gamePage } from '@parlor/api/calls';
import type { Page } from '@playwright/test';
import { balancePill } from './support/screens.ts';
import { playerTest as asPlayer, expect, test } from './support/test.ts';

/** Holds matching requests until they are released. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts the requests of a browser context to an address, in all tabs. */
function count(page: Page, address: RegExp): () => number {
  let asked = 0;
  page.context().on('request', (request) => {
    if (address.test(request.url())) asked += 1;
  });
  return () => asked;
}

test('does not shift login buttons when social login loads late @once', async ({ page }) => {
  const release = await hold(page, /\/oauth\/providers|\/SocialButtons-/);
  await page.goto('/pages/login/accountLogin');
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await expect(logIn).toBeVisible();
  const before = await logIn.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible();
  expect(await logIn.boundingBox()).toEqual(before);
});

test('does not shift the text of an invitation when its images load @once', async ({ page }) => {
  const release = await hold(page, /\/game\/home/);
  await page.goto('/entry?inviteCode=PALAWAN');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const before = await title.boundingBox();
  release();
  await expect(page.getByText('240 games in one place')).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

asPlayer(
  'fetches the balance at most twice and the notices once on the first page @once',
  async ({ page }) => {
    const balances = count(page, /\/user\/getBalanceInfo/);
    const notices = count(page, /\/bulletin\/list/);
    // The initial event of the stream is handled last, so that earlier requests are counted.
    const releaseEvents = await hold(page, /\/user\/events/);
    const releaseTicker = await hold(page, /\/NoticeTicker-[^/]+\.js/);
    await page.clock.install();
    const connecting = page.waitForRequest(/\/user\/events/);
    await page.goto('/pages/index/index');
    await expect(balancePill(page)).toContainText('₱0');
    await connecting;
    expect(balances()).toBe(1);

    // A slow network: the notice bar loads long after the tab bar has requested the dot.
    await page.clock.fastForward(20_000);
    releaseTicker();
    await expect(page.getByRole('link', { name: /Live tables are closed/ }).first()).toBeVisible();
    expect(notices()).toBe(1);

    releaseEvents();
    await expect.poll(balances).toBe(2);
  },
);

test('gives the reset link a touch target of full height @once', async ({ page }) => {
  await page.goto('/pages/login/accountLogin');
  const box = await page.getByRole('link', { name: 'Forgot password?' }).boundingBox();
  if (box === null) throw new Error('The link is not there');
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 8);
  await expect(page).toHaveURL('/pages/login/accountResetPwd');
});

/** Sets the root font size, as a user does in the browser settings. */
const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

asPlayer('Play is drawn once it is known whether the wallet is short @once', async ({ page }) => {
  const release = await hold(page, /\/user\/getBalanceInfo/);
  const answered = page.waitForResponse(/\/game\/info\//);
  const asked = page.waitForRequest(/\/user\/getBalanceInfo/);
  await page.goto('/pages/index/gameDetail?id=shark-tide');
  await Promise.all([answered, asked]);
  const play = page.getByRole('link', { name: 'Play', exact: true });
  await expect(play).toHaveCount(0);
  release();
  await expect(play).toBeVisible();
  await expect(page.getByText('Insufficient balance, please deposit!')).toBeVisible();
});

asPlayer('fetches favorites once on a page that lists them @once', async ({ page, player }) => {
  await player.client.call(gamePage.setFavorite, { id: 'shark-tide', favorite: true });
  const ids = count(page, /\/game\/favorite\/ids/);
  await page.goto('/pages/account/myFavorite');
  const heart = page.getByRole('button', { name: /Shark Tide/, pressed: true });
  await expect(heart).toBeVisible();
  expect(ids()).toBe(1);
});

test('keeps the labels of search and filter readable with a large font @once', async ({ page }) => {
  await page.goto('/pages/browser/browser');
  const search = page.getByRole('searchbox');
  const isWhole = () =>
    search.evaluate((field: HTMLInputElement) => {
      const line = new OffscreenCanvas(1, 1).getContext('2d');
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      if (line === null) return false;
      line.font = font;
      const room =
        field.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd);
      return line.measureText(field.placeholder).width <= room;
    });
  await expect.poll(isWhole).toBe(true);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Top 100' }).click();
  const apply = page.getByRole('button', { name: 'Show 100 games' });
  await expect(apply).toBeVisible();
  expect((await apply.boundingBox())?.height).toBe(48);
  await apply.click();

  // On its own row.
  await enlarge(page);
  await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(300);
});

asPlayer.describe('with a large font', () => {
  asPlayer.use({ scenario: 'vip-10' });

  asPlayer('a long balance stays beside the link to a deposit @once', async ({ page }) => {
    await page.goto('/');
    const amount = page.getByText('₱2,000,000.01');
    await expect(amount).toBeVisible();
    await enlarge(page);
    const add = page.getByRole('link', { name: 'Deposit' }).first();
    const gap = async () => {
      const [left, right] = [await amount.boundingBox(), await add.boundingBox()];
      if (left === null || right === null) throw new Error('The balance is not there');
      return right.x - (left.x + left.width);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    const { width = 0 } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

asPlayer('what marks all messages as read ends where the page ends @once', async ({ page }) => {
  await page.goto('/pages/account/message');
  const label = await page.getByText('Mark all as read').boundingBox();
  const list = await page.getByRole('list').first().boundingBox();
  const end = (box: typeof list) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(end(label)).toBe(end(list));
});
