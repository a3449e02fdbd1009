import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { appOrigin } from './addresses.ts';
import { type Player, signUp } from './player.ts';

/** What went wrong in the browser without anybody asking: none of it is allowed (S22). */
export interface Faults {
  /** Lets errors happen that the test brings about itself, such as a call that it breaks. */
  allow(...expected: RegExp[]): void;
  /** What went wrong so far, allowed or not. */
  found(): readonly string[];
}

interface Fixtures {
  faults: Faults;
  /** Which of the two screens this is. */
  size: 'phone' | 'desktop';
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

/** A visitor of the site. Console errors, broken scripts and breaches of the policy fail the test. */
export const test = base.extend<Fixtures>({
  // The runner reads the names of the fixtures that are needed from the pattern, so there must be one.
  size: async ({ isMobile }, use) => use(isMobile ? 'phone' : 'desktop'),
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
  /** What stands in the wallet at first; set it with `test.use({ wallet: '500.00' })`. */
  wallet: string;
  /** The person who is logged in. */
  player: Player;
}

/** A player who is logged in already. */
export const playerTest = test.extend<PlayerFixtures>({
  wallet: ['0.00', { option: true }],
  player: async ({ wallet }, use) => {
    const player = await signUp();
    if (wallet !== '0.00') await player.deposit(wallet);
    await use(player);
  },
  storageState: async ({ player }, use) => {
    const localStorage = [{ name: 'token', value: player.token }];
    await use({ cookies: [], origins: [{ origin: appOrigin, localStorage }] });
  },
});

/** The id of the next captcha that a page is given. */
export async function captchaShown(page: Page): Promise<string> {
  const response = await page.waitForResponse(/\/captcha\/captchaImage/);
  return ((await response.json()) as { uuid: string }).uuid;
}

export { expect } from '@playwright/test';
