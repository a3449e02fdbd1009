// Retakes the README's screenshots from a running product: `pnpm start`, then `pnpm pictures`.
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { askOperator } from '../packages/server/src/operator/client.ts';
import { chromiumFlags, findChromium } from './lib/chromium.ts';
import { addresses } from './lib/product.ts';
import { root } from './lib/run.ts';

interface Shot {
  name: string;
  path: string;
  size: 'phone' | 'desktop';
  preferences?: { theme?: string; appearance?: string; locale?: string };
  /** A player with money in the wallet, or a visitor. */
  player?: boolean;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

interface Scene {
  readonly player: { readonly username: string; readonly password: string };
}

const sizes = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const;

const home = { phone: '/pages/index/index', desktop: '/pages/desktop/index' };

const shots: readonly Shot[] = [
  { name: 'home-phone', path: home.phone, size: 'phone' },
  {
    name: 'home-phone-dark',
    path: home.phone,
    size: 'phone',
    player: true,
    preferences: { theme: 'pink', appearance: 'dark' },
    act: closeTheNotice,
  },
  { name: 'home-desktop', path: home.desktop, size: 'desktop', player: true, act: closeTheNotice },
  { name: 'wallet-phone', path: '/pages/account/myWallet', size: 'phone', player: true },
  {
    name: 'home-phone-burmese',
    path: home.phone,
    size: 'phone',
    preferences: { theme: 'blue', locale: 'my_MM' },
  },
  { name: 'slot-phone', path: home.phone, size: 'phone', player: true, act: playTheFirst },
];

const { publicOrigin, sandboxOrigin } = addresses();
const folder = `${root}docs/pictures`;
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium().path, args: chromiumFlags });
try {
  const token = await someonesToken();
  for (const shot of shots) {
    await take(browser, shot, token);
    console.log(`docs/pictures/${shot.name}.webp`);
  }
} finally {
  await browser.close();
}

/** A demo player with a deposit, logged in with the captcha solution from the sandbox. */
async function someonesToken(): Promise<string> {
  const { player } = await askOperator<Scene>('POST', '/scenarios/depositor');
  const { uuid } = await json<{ uuid: string }>(`${publicOrigin}/user-api/captcha/captchaImage`);
  const { answer } = await json<{ answer: string }>(`${sandboxOrigin}/sms/captchas?uuid=${uuid}`);
  const { token, msg } = await json<{ token?: string; msg: string }>(
    `${publicOrigin}/user-api/login?lang=en_US`,
    { username: player.username, password: player.password, code: answer, uuid },
  );
  if (token === undefined) throw new Error(`The player of the scenario cannot log in: ${msg}`);
  return token;
}

async function json<Answer>(address: string, body?: object): Promise<Answer> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const response = await fetch(address, body && { ...post, body: JSON.stringify(body) });
  // Calls the product's own servers through the contract.
  return (await response.json()) as Answer;
}

async function take(browser: Browser, shot: Shot, token: string): Promise<void> {
  const { appearance = 'light', theme = 'green', locale = 'en_US' } = shot.preferences ?? {};
  const context = await browser.newContext({
    ...sizes[shot.size],
    colorScheme: appearance === 'dark' ? 'dark' : 'light',
    timezoneId: 'Asia/Manila',
  });
  const stored = { locale, theme, appearance, ...(shot.player && { token }) };
  await context.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, stored);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${publicOrigin}${shot.path}`);
  await contentThere(page);
  if (Object.values(home).includes(shot.path)) {
    await page.locator('[data-component="NoticeBar"]').waitFor();
  }
  await shot.act?.(page);
  await picturesThere(page);
  const png = await page.screenshot();
  await sharp(png).webp({ quality: 86, effort: 6 }).toFile(`${folder}/${shot.name}.webp`);
  await context.close();
}

/** Closes the daily notice, which appears once. */
async function closeTheNotice(page: Page): Promise<void> {
  const notice = page.getByRole('complementary', { name: "What's new" });
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'hidden' });
}

async function playTheFirst(page: Page): Promise<void> {
  await page.locator('[data-component="GameTile"]').first().click();
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const game = page.locator('iframe').contentFrame();
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  await spin.and(game.locator('[aria-disabled="false"]')).waitFor();
  // The cover appears once the game is ready.
  await game.locator('img[src*="/art/covers/"]').first().waitFor();
}

/** Waits until the page has no skeletons or loading indicators. */
async function contentThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isDrawn = document.querySelector('main [data-component]') !== null;
    const waits = '[data-component$="Skeleton"], [data-component="Spinner"]';
    return isDrawn && document.querySelector(waits) === null;
  });
}

/** Waits until all visible images and fonts have loaded. */
async function picturesThere(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    return inSight.every((image) => image.complete);
  });
}
