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
