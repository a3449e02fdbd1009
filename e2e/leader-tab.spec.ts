import type { Page } from '@playwright/test';
import { expect, playerTest as test } from './support/test.ts';

/** The number of leader and follower tabs of a browser context. */
const locks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (all: LockInfo[]) => all.filter(({ name }) => name === 'onlineTimeLease').length;
    return [count(held), count(pending)];
  });

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
