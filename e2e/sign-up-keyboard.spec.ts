import { newPhone, readCode } from './support/phone.ts';
import { CARDHOLDER, PASSWORD } from './support/player.ts';
import { balancePill, homePath } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('signs up by keyboard only, from home and back', async ({ page, size }) => {
  const phone = newPhone();
  const { keyboard } = page;
  await page.goto('/');
  const signUp = page.getByRole(size === 'phone' ? 'link' : 'button', { name: 'Sign up' });
  await signUp.focus();
  await keyboard.press('Enter');

  // The field of each step has focus or is next in the tab order.
  const phoneField = page.getByRole('textbox', { name: 'Phone number', exact: true });
  await expect(phoneField).toBeVisible();
  await phoneField.focus();
  await keyboard.type(phone);
  await keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'SMS code' });
  await expect(code).toBeFocused();
  // A complete code is submitted automatically.
  await keyboard.type(await readCode(phone));
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');

  const bank = page.getByRole('radio', { name: 'Luzon Savings' });
  await bank.focus();
  await keyboard.press('Space');
  await expect(bank).toBeChecked();
  const form = page.getByRole(size === 'phone' ? 'main' : 'dialog');
  await form.getByRole('button', { name: 'Confirm' }).focus();
  await keyboard.press('Enter');

  await expect(page.getByLabel('Account holder')).toBeFocused();
  await keyboard.type(CARDHOLDER);
  await keyboard.press('Tab');
  await keyboard.type(`1${phone}`);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
});
