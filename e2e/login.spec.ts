import { readCaptcha, readCode } from './support/phone.ts';
import { PASSWORD, signUp } from './support/player.ts';
import { balancePill, homePath, pressAgain } from './support/screens.ts';
import { captchaShown, expect, test } from './support/test.ts';

test('logs in by user name, after a wrong password and with a new picture', async ({
  page,
  size,
}) => {
  const player = await signUp();
  const first = captchaShown(page);
  await page.goto('/pages/login/accountLogin');
  const name = page.getByLabel('User name or phone');
  const password = page.getByLabel('Password', { exact: true });
  const characters = page.getByLabel('Characters of the picture');
  const logIn = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });

  await name.fill(player.username);
  await password.fill('Wrong.2026');
  await characters.fill(await readCaptcha(await first));
  const second = captchaShown(page);
  await logIn.click();
  await expect(
    page.getByText('User name or password is wrong. Try again, or log in by SMS.'),
  ).toBeVisible();
  await expect(characters).toHaveValue('');
  await expect(name).toHaveValue(player.username);

  await password.fill(PASSWORD);
  await characters.fill(await readCaptcha(await second));
  await pressAgain(logIn);
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
});

test('logs in by phone and password, and goes on to the game that was tapped', async ({
  page,
  size,
}) => {
  const player = await signUp();
  await page.goto('/');
  await page.getByRole('region', { name: 'Hot' }).getByRole('link').first().click();
  const question = page.getByRole('dialog', { name: /^Log in to play / });
  const title = (await question.getByRole('heading').textContent()) ?? '';
  const shown = captchaShown(page);
  await question.getByRole('button', { name: 'Log in' }).click();

  const form = size === 'phone' ? page.getByRole('main') : page.getByRole('dialog');
  await form.getByLabel('User name or phone').fill(player.phone);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Characters of the picture').fill(await readCaptcha(await shown));
  await form.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page).toHaveURL(/\/pages\/index\/gameDetail\?id=/);
  await expect(
    page.getByRole('heading', { level: 1, name: title.replace('Log in to play ', '') }),
  ).toBeVisible();
});

test('logs in by an SMS code', async ({ page, size }) => {
  const { phone } = await signUp();
  await page.goto('/pages/login/accountLogin');
  await page.getByRole('button', { name: 'Log in by SMS' }).click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('timer')).toHaveText(/New code in 0:\d\d/);
  // The first message was the code of the sign-up.
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(phone, 2));
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toBeVisible();
});
