import type { BrowserContext, Page } from '@playwright/test';
import { appOrigin } from './support/addresses.ts';
import {
  getAppearance,
  holdScripts,
  type PageAppearance,
  readPaintedColor,
} from './support/paint.ts';
import { homeOfBrowser, homePath, type Size } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A browser context with these values in localStorage from an earlier visit. */
const visitedBefore = (stored: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    {
      origin: appOrigin,
      localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
    },
  ],
});

/** Records every theme and appearance of the page, starting before its first script. */
async function recordAppearances(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { appearancesSeen: seen });
    new MutationObserver(() => {
      const { theme, appearance } = document.documentElement.dataset;
      seen.push(`${theme} ${appearance}`);
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme', 'data-appearance'],
    });
  });
  return () =>
    page.evaluate(() => [
      ...new Set((window as unknown as { appearancesSeen: string[] }).appearancesSeen),
    ]);
}

/** Waits until the styles have loaded and nothing else. */
async function openUntilStyled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => document.body !== null && document.styleSheets.length))
    .toBeGreaterThan(0);
}

/** The appearance of the page after every transition has ended. */
async function waitForAppearance(
  page: Page,
  colorScheme: 'light' | 'dark',
): Promise<PageAppearance> {
  await expect(async () => {
    const { ground, themeColor, colorScheme: drawn } = await getAppearance(page);
    expect([drawn, ground]).toEqual([colorScheme, themeColor]);
  }).toPass();
  return await getAppearance(page);
}

/** A marker on `window` that a reload would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

const cookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

async function openThemeCenter(page: Page, size: Size): Promise<void> {
  if (size === 'phone') {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByRole('link', { name: /^Theme/ }).click();
  } else {
    await page.getByRole('button', { name: /^Theme/ }).click();
    await page.getByRole('menuitem', { name: 'Compare themes' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a theme' })).toBeVisible();
}

async function chooseLanguage(page: Page, size: Size, label: string, name: string): Promise<void> {
  if (size === 'phone') {
    await page.goto('/pages/account/account');
    await page.getByRole('link', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('radio', { name }).click();
  } else {
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('menuitemradio', { name }).click();
  }
}

test.describe('first paint', () => {
  test.use({
    colorScheme: 'light',
    storageState: visitedBefore({ theme: 'pink', appearance: 'dark', locale: 'th_TH' }),
  });

  test('paints the stored theme and appearance before any app script has loaded', async ({
    page,
    size,
  }) => {
    const appearancesSeen = await recordAppearances(page);
    const release = await holdScripts(page);
    await openUntilStyled(page, homeOfBrowser(size));

    const first = await getAppearance(page);
    expect(first).toMatchObject({ theme: 'pink', appearance: 'dark', colorScheme: 'dark' });
    expect(await readPaintedColor(page)).toBe(first.ground);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    expect(first.themeColor).toBe(first.ground);

    await release();
    await expect(page.getByRole('region', { name: 'ข้อเสนอ' })).toBeVisible();
    expect(await getAppearance(page)).toEqual(first);
    expect(await appearancesSeen()).toEqual(['pink dark']);
  });

  test('falls back to the device setting without the inline script @once', async ({ page }) => {
    await page.route('**/pages/account/language', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const bare = html.replace(/<script>[\s\S]*?<\/script>/, '');
      expect(bare.length).toBeLessThan(html.length);
      await route.fulfill({ response, body: bare });
    });
    const release = await holdScripts(page);
    await openUntilStyled(page, '/pages/account/language');
    const first = await getAppearance(page);
    expect(first).toMatchObject({ theme: 'green', appearance: undefined, colorScheme: 'light' });
    const painted = await readPaintedColor(page);
    await release();
    await expect(page.getByRole('radio', { name: 'ภาษาไทย' })).toBeChecked();
    expect((await getAppearance(page)).ground).not.toBe(painted);
  });
});

test('applies theme and appearance without a reload and keeps them', async ({
  context,
  page,
  size,
}) => {
  await page.goto('/');
  await openThemeCenter(page, size);
  await mark(page);
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  const before = await getAppearance(page);

  await page.getByRole('radio', { name: 'Pink' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  const chosen = await waitForAppearance(page, 'dark');
  expect(chosen).toMatchObject({ theme: 'pink', appearance: 'dark' });
  expect(chosen.ground).not.toBe(before.ground);
  expect(await isMarked(page)).toBe(true);
  expect(await cookies(context)).toMatchObject({ theme: 'pink', appearance: 'dark' });

  const appearancesSeen = await recordAppearances(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Pink' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await getAppearance(page)).toEqual(chosen);
  expect(await appearancesSeen()).toEqual(['pink dark']);
});

test('shows the current theme and language one tap away', async ({ page, size }) => {
  await page.goto(size === 'phone' ? '/pages/account/account' : '/');
  await mark(page);
  if (size === 'phone') {
    await page.getByRole('link', { name: 'Theme Green' }).click();
    await page.getByRole('radio', { name: 'Blue' }).click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('link', { name: 'Theme Blue' })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Theme: Green' }).click();
    await page.getByRole('menuitemradio', { name: 'Blue' }).click();
    await page.getByRole('button', { name: 'Theme: Blue' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.getByRole('button', { name: 'Theme: Dark · Blue' })).toBeVisible();
  }
  expect(await getAppearance(page)).toMatchObject({ theme: 'blue', appearance: 'dark' });
  expect(await isMarked(page)).toBe(true);
});

test('syncs theme and language across tabs', async ({ context, page, size }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/pages/account/themeCenter');
  await other.getByRole('radio', { name: 'Blue' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'blue');
  await chooseLanguage(other, size, 'Language', 'Bahasa Melayu');
  await expect(page.getByRole('region', { name: 'Tawaran' })).toBeVisible();
});

test.describe('on a device with dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('follows the device until an appearance is chosen', async ({ page }) => {
    await page.goto('/pages/account/themeCenter');
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    const dark = await getAppearance(page);
    expect(dark).toMatchObject({ appearance: undefined, colorScheme: 'dark' });

    await page.emulateMedia({ colorScheme: 'light' });
    const light = await waitForAppearance(page, 'light');
    expect(light.ground).not.toBe(dark.ground);

    await page.getByRole('radio', { name: 'Light' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await getAppearance(page)).toMatchObject({ appearance: 'light', ground: light.ground });
  });
});

test('applies a language without leaving the page, refetches server texts and keeps it', async ({
  context,
  page,
  size,
}) => {
  const path = `${homePath(size)}?category=fishing`;
  await page.goto(path);
  await expect(page.getByRole('radio', { name: 'Fishing' })).toBeChecked();
  if (size === 'phone') {
    await chooseLanguage(page, size, 'Language', 'Bahasa Melayu');
    await expect(page.getByRole('heading', { level: 1, name: 'Pilih bahasa anda' })).toBeVisible();
    await page.goto(path);
  } else {
    await mark(page);
    const asked = page.waitForRequest(/\/game\/home\?.*lang=ms_MY/);
    await chooseLanguage(page, size, 'Language', 'Bahasa Melayu');
    await asked;
    expect(await isMarked(page)).toBe(true);
    expect(page.url()).toContain(path);
  }
  const inMalay = async () => {
    // A text of the app, a text of the server, and the page title.
    await expect(page.getByRole('radio', { name: 'Memancing' })).toBeChecked();
    await expect(page.getByText('Meja langsung berehat').first()).toBeAttached();
    await expect(page).toHaveTitle('Parlor: permainan, dompet dan promosi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ms-MY');
  };
  await inMalay();
  expect(await cookies(context)).toMatchObject({ locale: 'ms_MY' });
  await page.reload();
  await inMalay();
});
