import type { Page } from '@playwright/test';
import { newPhone, readCode } from './support/phone.ts';
import { signUp } from './support/player.ts';
import { balancePill, homePath } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const AT_PROVIDER = /\/identity\//;

/** Goes from a protected page to the page of the identity provider. */
async function leaveForProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue with / }).click();
  await expect(page).toHaveURL(AT_PROVIDER);
}

/** The prompt is a page on a phone and a popup view on a desktop. */
async function bindPhone(page: Page, phone: string, count: number): Promise<void> {
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(phone, count));
}

test('links a phone, saves a name and continues to the requested page for a new player', async ({
  page,
  size,
}) => {
  await page.goto('/');
  if (size === 'phone') await page.goto('/pages/account/myWallet');
  else await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).click();
  await leaveForProvider(page);
  await page.getByRole('button', { name: /^New account/ }).click();

  const heading = page.getByRole('heading', { name: 'Your phone number' }).first();
  await expect(heading).toBeVisible();
  if (size === 'phone') {
    await expect(page).toHaveURL('/pages/login/bindPhone');
    // A reload keeps the current step.
    await page.reload();
    await expect(heading).toBeVisible();
  }
  await bindPhone(page, newPhone(), 1);

  await page.getByLabel('Nickname').fill('Nomad');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/pages/account/myWallet');
  await expect(page.getByText('Total balance')).toBeVisible();
  await page.goto('/pages/account/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Nomad' })).toBeVisible();
});

test('logs in to the existing account of a linked phone', async ({ page, size }) => {
  const player = await signUp();
  await page.goto('/pages/login/accountLogin');
  await leaveForProvider(page);
  await page.getByRole('button', { name: /^New account/ }).click();
  await bindPhone(page, player.phone, 2);
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
  await page.goto('/pages/account/account');
  await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible();
});

test('explains a canceled or refused social login and offers other ways to log in @once', async ({
  page,
}) => {
  await page.goto('/pages/login/accountLogin');
  await leaveForProvider(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Login with .* canceled$/ }),
  ).toBeVisible();
  // Neither code nor state remains in the address (S27).
  await expect(page).toHaveURL('/pages/login/socialLogin');

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: /^Fail/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: / declined the login$/ })).toBeVisible();

  await page.goto('/pages/login/socialLogin?code=stolen&state=theirs');
  await expect(
    page.getByRole('heading', { level: 1, name: "This login didn't start here" }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Log in another way' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
