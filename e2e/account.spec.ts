import { auth } from '@parlor/api/calls';
import { readCode } from './support/phone.ts';
import { createPlayerClient, signUp, wrapped } from './support/player.ts';
import { homeOfBrowser, homePath, pressAgain } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

/** A PNG of one red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

playerTest(
  'saves a nickname and a profile picture, and confirms the birthday before saving it',
  async ({ page }) => {
    await page.goto('/pages/account/myInfomation');
    await page.getByLabel(/picture$/).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: PICTURE,
    });
    await expect(page.getByRole('img', { name: 'Profile picture' })).toBeVisible();
    await page.getByLabel('Nickname').fill('Island Girl');
    await page.getByLabel('Day').fill('7');
    await page.getByLabel('Month').fill('3');
    await page.getByLabel('Year').fill('2020');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^You must be at least 21 years old/)).toBeVisible();
    await page.getByLabel('Year').fill('1994');
    await pressAgain(page.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('alertdialog')).toContainText('1994-03-07');
    await page.getByRole('button', { name: 'Yes, save it' }).click();
    await expect(page.getByText("Your birthday is set and can't be changed.")).toBeVisible();
    await expect(page.getByLabel('Year')).toHaveCount(0);

    await page.goto('/pages/account/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Island Girl' })).toBeVisible();
  },
);

playerTest('logs out all other devices and keeps this one logged in', async ({ page, player }) => {
  const visitor = createPlayerClient(null);
  await visitor.call(auth.sendPhoneLoginCode, { code: wrapped(player.phone) });
  const code = await readCode(player.phone, 2);
  const { token } = await visitor.call(auth.smsLogin, { phone: player.phone, code });
  const elsewhere = createPlayerClient(token);

  await page.goto('/pages/account/devices');
  await expect(page.getByText('Active now')).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out everywhere else' })
    .click();
  await expect(page.getByText("You aren't logged in anywhere else.")).toBeVisible();
  await expect(elsewhere.call(auth.getInfo, {})).rejects.toMatchObject({ code: 401 });
  await expect(player.client.call(auth.getInfo, {})).resolves.toBeDefined();
});

playerTest(
  'lists the stored data, and clears it together with the session',
  async ({ page, player, size }) => {
    await page.goto('/pages/account/privacy');
    await expect(page.getByRole('listitem').filter({ hasText: 'Your login' })).toContainText(
      'Stored',
    );
    await page.getByRole('button', { name: 'Clear stored data' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear stored data' }).click();
    await expect(page).toHaveURL(homePath(size));
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(player.client.call(auth.getInfo, {})).rejects.toMatchObject({ code: 401 });
  },
);

test('loads the tracking pixel only with consent, and asks for it once @once', async ({ page }) => {
  const counted: string[] = [];
  await page.route('https://www.facebook.com/**', (route) => {
    counted.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: PICTURE });
  });
  await page.route(/\/user-api\/game\/getWebsiteInfo/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, trackingPixelId: '42' } },
    });
  });
  const question = page.getByRole('complementary', { name: 'Let Parlor count your visit?' });
  await page.goto(homeOfBrowser());
  await expect(question.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(counted).toEqual([]);
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => counted).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  await expect.poll(() => counted).toHaveLength(2);
  await expect(question).toBeHidden();
});

test('opens a location only in a maps app @once', async ({ page }) => {
  await page.goto('/open-location?latitude=14.55&longitude=121.02&name=%3Cb%3EOffice%3C%2Fb%3E');
  await expect(page.getByRole('heading', { level: 1, name: '<b>Office</b>' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
    'href',
    /^(?:geo:|https:\/\/(?:maps\.apple\.com|www\.openstreetmap\.org)\/)/,
  );
  await page.goto('/open-location?latitude=javascript:alert(1)&longitude=0');
  await expect(page.getByRole('heading', { name: 'No location to show' })).toBeVisible();
});

test('returns a visitor who taps a heart to the page after login, with the favorite set', async ({
  page,
  size,
}) => {
  const player = await signUp();
  await page.goto('/');
  const hot = page.getByRole('region', { name: 'Hot' });
  const hearts = hot.getByRole('button', { name: /favorite/i });
  // They load after the tiles, one by one.
  await expect(hearts).toHaveCount(12);
  const heart = hearts.first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  // It would open over the heart.
  const notice = page.getByRole('complementary', { name: "What's new" });
  await notice.getByRole('button', { name: 'Close' }).click();
  await heart.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in with SMS' }).click();
  await page.getByLabel('Phone number', { exact: true }).fill(player.phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'SMS code' }).fill(await readCode(player.phone, 2));
  await expect(page).toHaveURL(homePath(size));
  await expect(hot.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(hot.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
});
