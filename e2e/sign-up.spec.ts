import { sandboxOrigin } from './support/addresses.ts';
import { newPhone, readCode } from './support/phone.ts';
import { CARDHOLDER, PASSWORD } from './support/player.ts';
import { balancePill, pressAgain, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('signs up by phone with the fields the site requires and lands on home', async ({
  context,
  page,
  size,
}) => {
  const phone = newPhone();
  const username = `e2e.${phone.slice(2)}`;
  await page.goto('/');
  if (size === 'phone') await page.getByRole('link', { name: 'Sign up' }).click();
  else await page.getByRole('button', { name: 'Sign up' }).click();
  const form = page.getByRole(size === 'phone' ? 'main' : 'dialog');

  await test.step('rejects an invalid phone number', async () => {
    await expect(page.getByRole('progressbar', { name: 'Step 1 of 5' })).toBeVisible();
    await page.getByLabel('Phone number', { exact: true }).fill('0917');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Please enter the correct phone number.')).toBeVisible();
    await page.getByLabel('Phone number', { exact: true }).fill(phone);
    await page.getByLabel('Username (optional)').fill(username);
    await pressAgain(page.getByRole('button', { name: 'Confirm' }));
  });

  const code = page.getByLabel('SMS code').and(page.getByRole('textbox'));
  await test.step('keeps the typed values on back and sends no second code', async () => {
    await expect(toast(page, 'Verification code sent')).toBeAttached();
    await expect(page.getByRole('timer')).toHaveText(/New code in 0:\d\d/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(grouped(phone));
    await expect(page.getByLabel('Username (optional)')).toHaveValue(username);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(code).toBeVisible();
  });

  const sent = await readCode(phone);
  await test.step('reads the code on the sandbox phone', async () => {
    const inbox = await context.newPage();
    await inbox.goto(`${sandboxOrigin}/sms`);
    await expect(inbox.getByText(sent).first()).toBeVisible();
    await inbox.close();
  });

  await test.step('sets the password', async () => {
    await code.fill(different(sent));
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await expect(page.getByText(/^Use 6 to 20 letters/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('selects the bank', async () => {
    await page.getByRole('radio', { name: 'Luzon Savings' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('keeps only the digits of the account number', async () => {
    await page.getByLabel('Account holder').fill(CARDHOLDER);
    await page.getByLabel('Account number').pressSequentially('12-34 ab5678');
    await expect(page.getByLabel('Account number')).toHaveValue(/^[\d ]+$/);
    await form.getByRole('button', { name: 'Sign up' }).click();
  });

  await test.step('rejects a wrong code and accepts the correction', async () => {
    await expect(page.getByText('Incorrect code. Check the latest SMS.')).toBeVisible();
    await code.fill(sent);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('radio', { name: 'Luzon Savings' })).toBeChecked();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByLabel('Account holder')).toHaveValue(CARDHOLDER);
    await form.getByRole('button', { name: 'Sign up' }).click();
  });

  await expect(page).toHaveURL(size === 'phone' ? '/pages/index/index' : '/pages/desktop/index');
  await expect(balancePill(page)).toContainText('₱0');
});

/** The display format of a phone number: groups of 3, 3 and the rest (docs/product.md: Validation rules). */
const grouped = (phone: string): string =>
  `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`;

/** Six digits that differ from the given code. */
const different = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
