import type { Page } from '@playwright/test';
import { logInFrom, submitLogin } from './support/login.ts';
import { newPhone, readCaptcha, readCode } from './support/phone.ts';
import { PASSWORD, signUp, tryCode } from './support/player.ts';
import { balancePill, homePath, pressAgain } from './support/screens.ts';
import { captchaShown, expect, test } from './support/test.ts';

test('logs in by username after a wrong password, with a new captcha', async ({ page, size }) => {
  const player = await signUp();
  const first = captchaShown(page);
  await page.goto('/pages/login/accountLogin');
  const name = page.getByLabel('Username or phone number');
  const password = page.getByLabel('Password', { exact: true });
  const characters = page.getByLabel('Characters in the image');
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });

  await name.fill(player.username);
  await password.fill('Wrong.2026');
  await characters.fill(await readCaptcha(await first));
  const second = captchaShown(page);
  await logIn.click();
  await expect(
    page.getByText('Incorrect username or password. Try again, or log in with SMS.'),
  ).toBeVisible();
  await expect(characters).toHaveValue('');
  await expect(name).toHaveValue(player.username);

  await password.fill(PASSWORD);
  await characters.fill(await readCaptcha(await second));
  await pressAgain(logIn);
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
});

test('logs in by phone and password and continues to the selected game', async ({ page, size }) => {
  const player = await signUp();
  await page.goto('/');
  await page.getByRole('region', { name: 'Hot' }).getByRole('listitem').first().click();
  const question = page.getByRole('dialog', { name: /^Log in to play / });
  const title = (await question.getByRole('heading').textContent()) ?? '';
  await logInFrom(question, size, player.phone);

  await expect(page).toHaveURL(/\/pages\/index\/gameDetail\?id=/);
  await expect(
    page.getByRole('heading', { level: 1, name: title.replace('Log in to play ', '') }),
  ).toBeVisible();
});

test('logs in by an SMS code', async ({ page, size }) => {
  const { phone } = await signUp();
  await page.goto('/pages/login/accountLogin');
  await page.getByRole('button', { name: 'Log in with SMS' }).click();
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('timer')).toHaveText(/New code in 0:\d\d/);
  // The first message was the sign-up code.
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(phone, 2));
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
});

test('accepts the code after a reload and in a second tab', async ({ page, size }) => {
  const { phone } = await signUp();
  const askForCode = async (tab: Page) => {
    await tab.getByLabel('Phone number', { exact: true }).fill(phone);
    await tab.getByRole('button', { name: 'Send code' }).click();
    await expect(tab.getByRole('timer')).toHaveText(/New code in 0:\d\d/);
  };
  await page.goto('/pages/login/codeLogin');
  await askForCode(page);
  const code = await readCode(phone, 2);

  await test.step('shares the device with a second tab', async () => {
    const other = await page.context().newPage();
    await other.goto('/');
    const getDeviceId = (tab: Page) => tab.evaluate(() => localStorage.getItem('deviceInfo'));
    expect(await getDeviceId(other)).toBe(await getDeviceId(page));
    await other.close();
  });

  await page.reload();
  // The countdown continues in this tab: no further code is sent.
  await askForCode(page);
  await page.getByRole('textbox', { name: 'SMS code' }).fill(code);
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
});

test('does not lock out the owner when another device tries wrong codes', async ({
  page,
  size,
}) => {
  const { phone } = await signUp();
  await page.goto('/pages/login/codeLogin');
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('timer')).toHaveText(/New code in 0:\d\d/);
  for (let tries = 0; tries < 8; tries += 1) expect(await tryCode(phone, '000000')).toBe(422);
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(phone, 2));
  await expect(page).toHaveURL(homePath(size));
});

const logInPopup = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

test('keeps typed values across tabs of the popup, ignores clicks on the overlay and closes on the close button and Escape @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Log in', exact: true });
  await opener.click();
  const logIn = page.getByRole('dialog', { name: 'Log in' });
  await logIn.getByLabel('Username or phone number').fill('somebody');

  const phone = newPhone();
  await page.getByRole('tab', { name: 'Sign up' }).click();
  const signUpPopup = page.getByRole('dialog', { name: 'Sign up' });
  await signUpPopup.getByLabel('Phone number', { exact: true }).fill(phone);
  await signUpPopup.getByRole('button', { name: 'Confirm' }).click();
  await expect(signUpPopup.getByRole('textbox', { name: 'SMS code' })).toBeVisible();

  await page.getByRole('tab', { name: 'Log in' }).click();
  await expect(logIn.getByLabel('Username or phone number')).toHaveValue('somebody');
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await expect(signUpPopup.getByRole('textbox', { name: 'SMS code' })).toBeVisible();

  await page.mouse.click(20, 450);
  await expect(signUpPopup).toBeVisible();
  await expect(signUpPopup.getByRole('heading', { level: 2 })).toHaveText('Sign up');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await pressAgain(opener);
  await expect(logIn.getByLabel('Username or phone number')).toHaveValue('');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('opens the popup for a protected page and continues to it after login @desktop', async ({
  page,
}) => {
  const player = await signUp();
  await page.goto('/');
  const shown = captchaShown(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL('/pages/desktop/index');
  await submitLogin(logInPopup(page), player.username, await shown);
  await expect(page).toHaveURL('/pages/account/myWallet');
  await expect(page.getByText('Total balance')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('stays on the page after a login in the popup @desktop', async ({ page }) => {
  const player = await signUp();
  await page.goto('/pages/privilege/privilege');
  const shown = captchaShown(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitLogin(logInPopup(page), player.username, await shown);
  await expect(balancePill(page)).toBeVisible();
  await expect(page).toHaveURL('/pages/privilege/privilege');
});

test('logs in by SMS in the popup, with a way back to the password @desktop', async ({ page }) => {
  const { phone } = await signUp();
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const bySms = page.getByRole('button', { name: 'Log in with SMS' });
  await bySms.click();
  const popup = page.getByRole('dialog', { name: 'Log in with SMS' });
  await expect(popup.getByLabel('Phone number', { exact: true })).toBeFocused();
  await popup.getByRole('button', { name: 'Back' }).click();
  await expect(bySms).toBeFocused();
  await pressAgain(bySms);

  await popup.getByLabel('Phone number', { exact: true }).fill(phone);
  await popup.getByRole('button', { name: 'Send code' }).click();
  await popup.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(phone, 2));
  await expect(balancePill(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('logs in by keyboard only, through the tabs and the reset view @desktop', async ({ page }) => {
  const player = await signUp();
  const { keyboard } = page;
  await page.goto('/');
  const shown = captchaShown(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).focus();
  await keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByLabel('Username or phone number')).toBeFocused();
  const uuid = await shown;

  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowLeft');
  await expect(popup.getByRole('heading', { name: 'Your phone number' })).toBeVisible();
  await keyboard.press('ArrowRight');
  await expect(popup.getByLabel('Username or phone number')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(popup.getByLabel('Username or phone number')).toBeFocused();
  await keyboard.type(player.username);
  await keyboard.press('Tab');
  const forgot = popup.getByRole('link', { name: 'Forgot password?' });
  await expect(forgot).toBeFocused();
  await keyboard.press('Enter');
  await expect(popup.getByRole('textbox', { name: 'Phone number', exact: true })).toBeFocused();
  await expect(popup.getByRole('textbox', { name: 'Username' })).toHaveValue(player.username);
  await keyboard.press('Shift+Tab');
  await expect(popup.getByRole('button', { name: 'Back' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(forgot).toBeFocused();

  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: 'Show password' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(await readCaptcha(uuid));
  await keyboard.press('Enter');
  await expect(balancePill(page)).toBeVisible();
});

test('renders login pages opened by address in the desktop layout @desktop', async ({ page }) => {
  for (const [path, title] of [
    ['accountLogin', 'Welcome back'],
    ['codeLogin', 'Log in with SMS'],
    ['accountSignUp', 'Your phone number'],
    ['accountResetPwd', 'Forgot your password?'],
  ] as const) {
    await page.goto(`/pages/login/${path}`);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 1, name: title }),
    ).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Wallet' })).toBeVisible();
  }
  await page.reload();
  await expect(page).toHaveURL('/pages/login/accountResetPwd');
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/pages/login/accountLogin');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});
