import type { Page } from '@playwright/test';
import { expect, playerTest as test } from './support/test.ts';

/** How many of a browser's tabs lead, and how many wait for their turn. */
const locks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (all: LockInfo[]) => all.filter(({ name }) => name === 'onlineTimeLease').length;
    return [count(held), count(pending)];
  });

const leader = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('onlineTimeLease') ?? '{}').owner);

/** A second tab starts while the first one works: on a busy machine that takes its time. */
const patient = { timeout: 45_000 };

test('one tab reports the time online, and the next one when it is closed', async ({
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

test('so it is without locks, as on a phone in the local network', async ({ context, page }) => {
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
