import type { BrowserContext, Page } from '@playwright/test';
import { appOrigin } from './support/addresses.ts';
import { type Dress, dressOf, holdScripts, paintedColour } from './support/paint.ts';
import { homePath } from './support/screens.ts';
import { expect, test } from './support/test.ts';

type Size = 'phone' | 'desktop';

/** A browser in which this was stored on an earlier visit. */
const visitedBefore = (stored: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    {
      origin: appOrigin,
      localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
    },
  ],
});

/** Remembers each dress that the page has had, from before its first script on. */
async function watchDress(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { dressesSeen: seen });
    new MutationObserver(() => {
      const { theme, appearance } = document.documentElement.dataset;
      seen.push(`${theme} ${appearance}`);
    }).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme', 'data-appearance'],
    });
  });
  return () =>
    page.evaluate(() => [...new Set((window as unknown as { dressesSeen: string[] }).dressesSeen)]);
}

/** The page has its styles, and nothing else yet. */
async function openUntilStyled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => document.body !== null && document.styleSheets.length))
    .toBeGreaterThan(0);
}

/** What the page wears once it is light or dark all over. */
async function dressIn(page: Page, colorScheme: 'light' | 'dark'): Promise<Dress> {
  await expect(async () => {
    const { ground, themeColor, colorScheme: drawn } = await dressOf(page);
    expect([drawn, ground]).toEqual([colorScheme, themeColor]);
  }).toPass();
  return await dressOf(page);
}

/** A mark that a reload would take away. */
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

test.describe('what is painted first', () => {
  test.use({
    colorScheme: 'light',
    storageState: visitedBefore({ theme: 'pink', appearance: 'dark', locale: 'th_TH' }),
  });

  test('wears what was chosen, before any script of the app has come', async ({ page, size }) => {
    const dressesSeen = await watchDress(page);
    const release = await holdScripts(page);
    await openUntilStyled(page, homePath(size));

    const first = await dressOf(page);
    expect(first).toMatchObject({ theme: 'pink', appearance: 'dark', colorScheme: 'dark' });
    expect(await paintedColour(page)).toBe(first.ground);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
    expect(first.themeColor).toBe(first.ground);

    await release();
    await expect(page.getByRole('region', { name: 'ข้อเสนอ' })).toBeVisible();
    expect(await dressOf(page)).toEqual(first);
    expect(await dressesSeen()).toEqual(['pink dark']);
  });

  test('would be the device’s without the script in the page @once', async ({ page }) => {
    await page.route('**/pages/account/language', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const bare = html.replace(/<script>[\s\S]*?<\/script>/, '');
      expect(bare.length).toBeLessThan(html.length);
      await route.fulfill({ response, body: bare });
    });
    const release = await holdScripts(page);
    await openUntilStyled(page, '/pages/account/language');
    const first = await dressOf(page);
    expect(first).toMatchObject({ theme: undefined, appearance: undefined, colorScheme: 'light' });
    const painted = await paintedColour(page);
    await release();
    await expect(page.getByRole('radio', { name: 'ภาษาไทย' })).toBeChecked();
    expect((await dressOf(page)).ground).not.toBe(painted);
  });
});

test('theme and appearance are chosen without a reload, and kept', async ({
  context,
  page,
  size,
}) => {
  await page.goto('/');
  await openThemeCenter(page, size);
  await mark(page);
  await expect(page.getByRole('radio', { name: 'Green' })).toBeChecked();
  const before = await dressOf(page);

  await page.getByRole('radio', { name: 'Pink' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  const chosen = await dressIn(page, 'dark');
  expect(chosen).toMatchObject({ theme: 'pink', appearance: 'dark' });
  expect(chosen.ground).not.toBe(before.ground);
  expect(await isMarked(page)).toBe(true);
  expect(await cookies(context)).toMatchObject({ theme: 'pink', appearance: 'dark' });

  const dressesSeen = await watchDress(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Pink' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await dressOf(page)).toEqual(chosen);
  expect(await dressesSeen()).toEqual(['pink dark']);
});

test('what is chosen is named one tap away', async ({ page, size }) => {
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
  expect(await dressOf(page)).toMatchObject({ theme: 'blue', appearance: 'dark' });
  expect(await isMarked(page)).toBe(true);
});

test('tabs agree on theme and language', async ({ context, page, size }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/pages/account/themeCenter');
  await other.getByRole('radio', { name: 'Blue' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'blue');
  await chooseLanguage(other, size, 'Language', 'Bahasa Melayu');
  await expect(page.getByRole('region', { name: 'Tawaran' })).toBeVisible();
});

test.describe('on a device that prefers the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the page is dark until something is chosen, and follows the device', async ({ page }) => {
    await page.goto('/pages/account/themeCenter');
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
    const dark = await dressOf(page);
    expect(dark).toMatchObject({ appearance: undefined, colorScheme: 'dark' });

    await page.emulateMedia({ colorScheme: 'light' });
    const light = await dressIn(page, 'light');
    expect(light.ground).not.toBe(dark.ground);

    await page.getByRole('radio', { name: 'Light' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await dressOf(page)).toMatchObject({ appearance: 'light', ground: light.ground });
  });
});

test('a language is chosen without losing the page, asked for of the server, and kept', async ({
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
    // A word of the app, one of the server, and the title, which is the site's.
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
