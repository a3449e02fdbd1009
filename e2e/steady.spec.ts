import { gamePage } from '@parlor/api/calls';
import type { Page } from '@playwright/test';
import { balancePill } from './support/screens.ts';
import { playerTest as asPlayer, expect, test } from './support/test.ts';

/** Keeps what an address matches from coming, until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Counts the requests of a context to an address, those of its other tabs included. */
function count(page: Page, address: RegExp): () => number {
  let asked = 0;
  page.context().on('request', (request) => {
    if (address.test(request.url())) asked += 1;
  });
  return () => asked;
}

test('buttons stay under the finger when other ways in come late @once', async ({ page }) => {
  const release = await hold(page, /\/oauth\/providers|\/SocialButtons-/);
  await page.goto('/pages/login/accountLogin');
  const logIn = page.getByRole('button', { name: 'Log in', exact: true });
  await expect(logIn).toBeVisible();
  const before = await logIn.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible();
  expect(await logIn.boundingBox()).toEqual(before);
});

test('the words of an invitation stay where they are when its pictures come @once', async ({
  page,
}) => {
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
  'a first page asks for the balance twice at most, and once for its notices @once',
  async ({ page }) => {
    const balances = count(page, /\/user\/getBalanceInfo/);
    const notices = count(page, /\/bulletin\/list/);
    // The news that a stream begins with is heard at the end, so that what comes before is counted.
    const tell = await hold(page, /\/user\/events/);
    const draw = await hold(page, /\/NoticeLine-[^/]+\.js/);
    await page.clock.install();
    const connecting = page.waitForRequest(/\/user\/events/);
    await page.goto('/pages/index/index');
    await expect(balancePill(page)).toContainText('₱0');
    await connecting;
    expect(balances()).toBe(1);

    // A slow network: the line comes long after the dot of the tab bar has asked.
    await page.clock.fastForward(20_000);
    draw();
    await expect(page.getByRole('link', { name: /Live tables rest/ }).first()).toBeVisible();
    expect(notices()).toBe(1);

    tell();
    await expect.poll(balances).toBe(2);
  },
);

test('the way to a new password is as high as a finger @once', async ({ page }) => {
  await page.goto('/pages/login/accountLogin');
  const box = await page.getByRole('link', { name: 'Forgot password?' }).boundingBox();
  if (box === null) throw new Error('The link is not there');
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 8);
  await expect(page).toHaveURL('/pages/login/accountResetPwd');
});

/** In how many letters a page is drawn, as a person sets it for all pages. */
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

asPlayer(
  'the favourites of a page that lists them are asked for once @once',
  async ({ page, player }) => {
    await player.client.call(gamePage.setFavorite, { id: 'shark-tide', favorite: true });
    const ids = count(page, /\/game\/favorite\/ids/);
    await page.goto('/pages/account/myFavorite');
    const heart = page.getByRole('button', { name: /Shark Tide/, pressed: true });
    await expect(heart).toBeVisible();
    expect(ids()).toBe(1);
  },
);

test('search and filter keep their words, in large letters too @once', async ({ page }) => {
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

  // A row of its own.
  await enlarge(page);
  await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(300);
});

asPlayer('what marks all messages as read ends where the page ends @once', async ({ page }) => {
  await page.goto('/pages/account/message');
  const words = await page.getByText('Mark all as read').boundingBox();
  const list = await page.getByRole('list').first().boundingBox();
  const end = (box: typeof list) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(end(words)).toBe(end(list));
});
