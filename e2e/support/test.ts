import { type BrowserContext, test as base, type Locator, type Page } from '@playwright/test';
import { appOrigin } from './addresses.ts';
import { type Player, seedPlayer, signUp } from './player.ts';
import type { Size } from './screens.ts';

/** Unexpected browser errors: none are allowed (S22). */
export interface Faults {
  /** Allows errors that the test causes, such as a failed call. */
  allow(...expected: RegExp[]): void;
  /** All errors so far, allowed or not. */
  found(): readonly string[];
}

interface Fixtures {
  faults: Faults;
  /** The screen size of the project. */
  size: Size;
}

function collectFaults(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => found.push(`page: ${event.error().message}`));
  return found;
}

/** Makes each click of a journey a tap of a finger: a mouse on a phone would hide faults of touch. */
function tapInPlaceOfClicks(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  locators.click = locators.tap;
}

/** A test as a visitor. Console errors, script errors and CSP violations fail it. */
export const test = base.extend<Fixtures>({
  // Playwright reads the required fixtures from the destructuring pattern, so there must be one.
  size: async ({ isMobile }, use) => use(isMobile ? 'phone' : 'desktop'),
  page: async ({ page, hasTouch }, use) => {
    if (hasTouch) tapInPlaceOfClicks(page);
    const whenHydrated = () =>
      // Its data is removed when the page is hydrated; a tap before that waits for the app.
      page.waitForFunction(() => document.getElementById('served-page') === null);
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      await whenHydrated();
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...args) => {
      const response = await reload(...args);
      await whenHydrated();
      return response;
    };
    await use(page);
  },
  faults: [
    async ({ context }, use) => {
      const found = collectFaults(context);
      const allowed: RegExp[] = [];
      await use({
        allow: (...expected) => void allowed.push(...expected),
        found: () => found,
      });
      const left = found.filter((fault) => !allowed.some((expected) => expected.test(fault)));
      base.expect(left, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

interface PlayerFixtures {
  /** The initial wallet balance; set it with `test.use({ wallet: '500.00' })`. */
  wallet: string;
  /** A scenario of `pnpm seed` that creates the player; by default the player has just signed up. */
  scenario: string;
  /** The logged-in player. */
  player: Player;
}

/** A test as a logged-in player. */
export const playerTest = test.extend<PlayerFixtures>({
  wallet: ['0.00', { option: true }],
  scenario: ['', { option: true }],
  player: async ({ scenario, wallet }, use) => {
    const player = scenario === '' ? await signUp() : await seedPlayer(scenario);
    if (wallet !== '0.00') await player.deposit(wallet);
    await use(player);
  },
  storageState: async ({ player }, use) => {
    const localStorage = [{ name: 'token', value: player.token }];
    await use({ cookies: [], origins: [{ origin: appOrigin, localStorage }] });
  },
});

/** The id of the next captcha that a page receives. */
export async function captchaShown(page: Page): Promise<string> {
  const response = await page.waitForResponse(/\/captcha\/captchaImage/);
  return ((await response.json()) as { uuid: string }).uuid;
}

export { expect } from '@playwright/test';
