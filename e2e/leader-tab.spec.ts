import type { Page } from '@playwright/test';
import { homePath } from './support/screens.ts';
import { expect, playerTest as test } from './support/test.ts';

/** The number of leader and follower tabs of a browser context. */
const locks = (page: Page, lease = 'onlineTimeLease') =>
  page.evaluate(async (name) => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (all: LockInfo[]) => all.filter((lock) => lock.name === name).length;
    return [count(held), count(pending)];
  }, lease);

const leader = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('onlineTimeLease') ?? '{}').owner);

/** Timeout for the second tab, which starts slowly while the first one is busy. */
const patient = { timeout: 45_000 };

test('elects one leader tab to report the time online, and a follower when the leader closes', async ({
  context,
  page,
}) => {
  test.slow();
  await page.goto('/pages/account/account');
  await expect.poll(() => locks(page), patient).toEqual([1, 0]);
  const other = await context.newPage();
  await other.goto('/pages/account/account');
  await expect.poll(() => locks(other), patient).toEqual([1, 1]);
  await page.close();
  await expect.poll(() => locks(other), patient).toEqual([1, 0]);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => locks(other), patient).toEqual([0, 0]);
});

test('elects a leader without Web Locks, as in an insecure context', async ({ context, page }) => {
  test.slow();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  await page.goto('/pages/account/account');
  await expect.poll(() => leader(page), patient).toEqual(expect.any(String));
  const first = await leader(page);
  const other = await context.newPage();
  await other.goto('/pages/account/account');
  await page.close();
  await expect.poll(() => leader(other), patient).not.toBe(first);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => leader(other), patient).toBeUndefined();
});

test.describe('settlable', () => {
  test.use({ scenario: 'settlable' });

  test('the leader tab checks every five minutes for a promotion to settle, and home offers it in another tab', async ({
    context,
    page,
    size,
  }) => {
    test.slow();
    let isSettlable = false;
    await context.route('**/gamePromotion/record/getCanSettlePromotionRecord*', async (route) => {
      if (isSettlable) return route.continue();
      await route.fulfill({ json: { code: 200, msg: '', data: { rows: [] } } });
    });
    await page.clock.install();
    await page.goto('/pages/account/account');
    await expect.poll(() => locks(page, 'promotionLease'), patient).toEqual([1, 0]);
    const home = await context.newPage();
    const checked = home.waitForResponse(/getCanSettlePromotionRecord/);
    await home.goto(homePath(size));
    await checked;
    await expect.poll(() => locks(home, 'promotionLease'), patient).toEqual([1, 1]);
    const offer = home.getByRole('dialog', { name: 'Weekend slots is ready to settle' });
    await home
      .getByRole('complementary', { name: "What's new" })
      .getByRole('button', { name: 'Close' })
      .click();
    isSettlable = true;
    await page.clock.fastForward('05:00');
    await expect(offer).toBeVisible(patient);
    await home.reload();
    await home.waitForResponse(/getCanSettlePromotionRecord/);
    await expect(offer).toBeHidden();
  });
});
