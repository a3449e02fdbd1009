import { auth } from '@parlor/api/calls';
import { appOrigin } from './support/addresses.ts';
import { newPhone, readCode } from './support/phone.ts';
import { createPlayerClient, PASSWORD, signUp } from './support/player.ts';
import { balancePill, homePath, pressAgain, toast } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

const RENEWED = 'Siargao.2026';

const visitor = createPlayerClient(null);

test('resets a forgotten password by SMS from login and logs in', async ({ page, size }) => {
  const player = await signUp();
  await page.goto(size === 'phone' ? '/pages/login/accountLogin' : '/');
  if (size === 'desktop') await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  if (size === 'phone') await expect(page).toHaveURL('/pages/login/accountResetPwd');
  const form = size === 'phone' ? page.getByRole('main') : page.getByRole('dialog');
  // By role, which excludes the hidden views of the popup.
  const phone = form.getByRole('textbox', { name: 'Phone number', exact: true });
  const code = form.getByRole('textbox', { name: 'SMS code' });
  const username = form.getByRole('textbox', { name: 'Username', exact: true });
  const password = form.getByLabel('New password', { exact: true });
  const again = form.getByLabel('Confirm new password');
  const save = form.getByRole('button', { name: 'Save new password' });

  await test.step('returns to login on back', async () => {
    await expect(form.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(form.getByLabel('Username or phone number')).toBeVisible();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(form.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });

  await test.step('rejects a wrong phone number on its field', async () => {
    await phone.fill('0917');
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(phone).toHaveAccessibleDescription('Please enter the correct phone number.');
    await phone.fill(player.phone);
  });

  await test.step('sends a code and starts the countdown', async () => {
    // Waited for before the action, because the toast disappears after three seconds.
    await Promise.all([
      expect(toast(page, 'Verification code sent')).toBeAttached(),
      pressAgain(form.getByRole('button', { name: 'Send code' })),
    ]);
    await expect(form.getByRole('timer')).toHaveText(/New code in (1:00|0:\d\d)/);
    await expect(code).toBeFocused();
    // The first message was the sign-up code.
    await code.fill(await readCode(player.phone, 2));
  });

  await test.step('shows errors on their fields', async () => {
    await username.fill('somebody.else');
    await password.fill(RENEWED);
    await again.fill('Siargao.2025');
    await save.click();
    await expect(again).toHaveAccessibleDescription('Passwords entered do not match.');
    await expect(again).toBeFocused();
    await again.fill(RENEWED);
    await pressAgain(save);
    await expect(username).toHaveAccessibleDescription(
      /^The phone number and username don't match/,
    );
    await expect(username).toBeFocused();
    await username.fill(player.username);
    await expect(username).not.toHaveAccessibleDescription(
      /^The phone number and username don't match/,
    );
  });

  await Promise.all([expect(toast(page, 'Reset successful')).toBeAttached(), pressAgain(save)]);
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(player.client.call(auth.getInfo, {})).rejects.toMatchObject({ code: 401 });
});

test('answers an unknown phone like a known one @once', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/pages/login/accountResetPwd');
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('SMS code').fill(await readCode(phone));
  await page.getByLabel('Username').fill('nobody.here');
  await page.getByLabel('New password', { exact: true }).fill(RENEWED);
  await page.getByLabel('Confirm new password').fill(RENEWED);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText(/^The phone number and username don't match/)).toBeVisible();
});

playerTest(
  'changes the password while logged in and logs out other devices',
  async ({ page, player }) => {
    const elsewhere = await visitor.call(auth.smsLogin, {
      phone: player.phone,
      code: await codeForLogin(player.phone, 2),
    });
    await page.goto('/pages/account/resetPassword');
    const old = page.getByLabel('Current password');
    const password = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Confirm new password');
    const save = page.getByRole('button', { name: 'Save new password' });

    await old.fill(PASSWORD);
    await password.fill(PASSWORD);
    await expect(password).toHaveAccessibleDescription('New and old passwords cannot be the same.');
    await password.fill(RENEWED);
    await again.fill(RENEWED);
    await old.fill('Wrong.2026');
    await save.click();
    await expect(old).toHaveAccessibleDescription('Incorrect current password. Try again.');
    await expect(old).toBeFocused();
    await old.fill(PASSWORD);
    await expect(page.getByRole('checkbox', { name: 'Log out everywhere else' })).toBeChecked();
    await pressAgain(save);

    await expect(page).toHaveURL('/pages/account/resetPasswordSuccess');
    const saved = page.getByRole('heading', { name: 'Reset successful' });
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(saved).toBeVisible();
    await page.getByRole('link', { name: 'Go to my account' }).click();
    const account = page.getByRole('heading', { level: 1, name: player.username });
    await expect(account).toBeVisible();

    await test.step('does not claim success when the result page is opened by address', async () => {
      await page.goto('/pages/account/resetPasswordSuccess');
      await expect(page).toHaveURL('/pages/account/account');
      await expect(account).toBeVisible();
      await expect(saved).toHaveCount(0);
    });
    await player.client.call(auth.getInfo, {});
    const other = createPlayerClient(elsewhere.token);
    await expect(other.call(auth.getInfo, {})).rejects.toMatchObject({ code: 401 });
  },
);

test('sets the first password of an account created by SMS with a code @once', async ({
  context,
  page,
}) => {
  const phone = newPhone();
  const { token } = await visitor.call(auth.smsLogin, {
    phone,
    code: await codeForLogin(phone, 1),
  });
  await context.addInitScript(
    ([origin, value]) => {
      if (location.origin === origin) localStorage.setItem('token', value);
    },
    [appOrigin, token] as const,
  );
  await page.goto('/pages/account/resetPassword');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('SMS code').fill(await readCode(phone, 2));
  await page.getByLabel('New password', { exact: true }).fill(RENEWED);
  await page.getByLabel('Confirm new password').fill(RENEWED);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Reset successful' })).toBeVisible();
});

/** Requests a login code and reads it from the `count`th message to the phone. */
async function codeForLogin(phone: string, count: number): Promise<string> {
  const code = Buffer.from(`${phone}4821`).toString('base64');
  await visitor.call(auth.sendPhoneLoginCode, { code });
  return await readCode(phone, count);
}
