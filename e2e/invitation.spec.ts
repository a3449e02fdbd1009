import { auth } from '@parlor/api/calls';
import type { Page } from '@playwright/test';
import { operator } from './support/operator.ts';
import { newPhone, readCode } from './support/phone.ts';
import { CARDHOLDER, PASSWORD, signUp } from './support/player.ts';
import { balancePill, pressAgain } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('inviteCode'));

/** The operator-visible id of the inviter, or null. */
async function getInviter(phone: string): Promise<string | null> {
  return JSON.parse(await operator('player', 'show', phone, '--json')).invitedBy;
}

test('attributes a sign-up to the inviter of the link, regardless of earlier logins in the browser', async ({
  page,
  size,
}) => {
  const player = await signUp();
  const { inviteCode, userId } = await player.client.call(auth.getInfo, {});
  await page.goto(`/entry?inviteCode=${inviteCode}`);
  await expect(page.getByText(inviteCode)).toBeVisible();
  expect(await stored(page)).toBe(inviteCode);

  await test.step('keeps the invitation when an existing player logs in', async () => {
    await page.goto('/pages/login/accountLogin');
    await page.getByRole('button', { name: 'Log in with SMS' }).click();
    await page.getByLabel('Phone number', { exact: true }).fill(player.phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    // The first message was the sign-up code.
    const code = await readCode(player.phone, 2);
    await page.getByRole('textbox', { name: 'SMS code' }).fill(code);
    await expect(balancePill(page)).toBeVisible();
    expect(await stored(page)).toBe(inviteCode);
    await page.evaluate(() => localStorage.removeItem('token'));
  });

  const phone = newPhone();
  await test.step('uses the invitation for a new player', async () => {
    await page.goto('/');
    if (size === 'phone') await page.getByRole('link', { name: 'Sign up' }).click();
    else await page.getByRole('button', { name: 'Sign up' }).click();
    const form = page.getByRole(size === 'phone' ? 'main' : 'dialog');
    await page.getByLabel('Phone number', { exact: true }).fill(phone);
    await pressAgain(page.getByRole('button', { name: 'Confirm' }));
    const code = page.getByLabel('SMS code').and(page.getByRole('textbox'));
    await code.fill(await readCode(phone));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('radio', { name: 'Luzon Savings' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByLabel('Account holder').fill(CARDHOLDER);
    await page.getByLabel('Account number').fill(`1${phone}`);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(balancePill(page)).toContainText('₱0');
  });

  expect(await getInviter(phone)).toBe(userId);
  // The invitation is used up.
  expect(await stored(page)).toBeNull();
});
