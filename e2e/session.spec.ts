import { auth } from '@parlor/api/calls';
import { balancePill, followUntilAt, homePath, toast } from './support/screens.ts';
import { expect, playerTest as test } from './support/test.ts';

test('keeps the session on a reload and ends it in the app and at the server on logout', async ({
  page,
  player,
  size,
}) => {
  await page.goto('/pages/account/account');
  await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeHidden();
  const signUp =
    size === 'phone'
      ? page.getByRole('link', { name: 'Sign up' })
      : // In the header: the page that is left shows a visitor the same button.
        page.getByRole('banner').getByRole('button', { name: 'Sign up' });
  await expect(signUp).toBeVisible();
  await expect(player.client.call(auth.getInfo, {})).rejects.toMatchObject({ code: 401 });
});

test('redirects to home with a message when the session expires', async ({
  page,
  player,
  size,
}) => {
  await page.goto('/pages/account/myWallet');
  await expect(page.getByText('Total balance')).toBeVisible();
  await player.client.call(auth.logout, {});
  // The desktop layout reloads, and its message disappears with the old page (docs/product.md: Error catalogue).
  const announcement =
    size === 'phone'
      ? // The page that is left may say so of itself, too, before it goes.
        toast(page, /logged out|log in again/i).first()
      : page.getByRole('dialog', { name: 'Log in' });
  // Waited for before the action, because the toast disappears after three seconds.
  await Promise.all([
    announcement.waitFor({ state: 'attached' }),
    followUntilAt(page, 'Deposit', homePath(size)),
  ]);
  await expect(balancePill(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('updates a second tab on a deposit and on logout', async ({ context, page, player, size }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (/\/user\/events/.test(request.url())) streams.push(request.url());
  });
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await expect(balancePill(page)).toContainText('₱0');
  await expect(balancePill(other)).toContainText('₱0');

  // No tab is used from here on: both update from one stream. A reconnect would refetch too, so none may happen.
  await player.deposit('250.00');
  for (const tab of [page, other]) await expect(balancePill(tab)).toContainText('₱250.00');
  expect(streams).toHaveLength(1);

  await page.goto('/pages/account/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(other)).toBeHidden();
});

test('opens a notice on its own page', async ({ page }) => {
  await page.goto('/pages/index/notice');
  await page.getByRole('link', { name: /^Withdrawals requested on a weekday/ }).click();
  await expect(page).toHaveURL(/\/pages\/index\/noticeDetail\?id=/);
  await expect(page.getByRole('heading', { name: /Withdrawals/ }).first()).toBeVisible();
});
