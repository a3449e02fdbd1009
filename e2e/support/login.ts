import type { Locator } from '@playwright/test';
import { readCaptcha } from './phone.ts';
import { PASSWORD } from './player.ts';
import type { Size } from './screens.ts';
import { captchaShown } from './test.ts';

/**
 * Fills and submits the form of a login.
 *
 * @param name username or phone number of a player with {@link PASSWORD}
 * @param uuid id of the captcha that the form shows
 */
export async function submitLogin(form: Locator, name: string, uuid: string): Promise<void> {
  await form.getByLabel('Username or phone number').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Characters in the image').fill(await readCaptcha(uuid));
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in where a dialog asks a visitor to: on the page of phones, in the popup of desktops. */
export async function logInFrom(question: Locator, size: Size, name: string): Promise<void> {
  const page = question.page();
  const captcha = captchaShown(page);
  await question.getByRole('button', { name: 'Log in' }).click();
  const form = size === 'phone' ? page.getByRole('main') : page.getByRole('dialog');
  await submitLogin(form, name, await captcha);
}
