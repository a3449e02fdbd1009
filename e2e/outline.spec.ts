import type { Page } from '@playwright/test';
import specification from '../docs/specification/routes.json' with { type: 'json' };
import { expect, playerTest, test } from './support/test.ts';

/** Those that lead on at once, or into a frame, are no pages. */
const leadOn = ['/', '/pages/redirect/redirect', '/pages/index/gamePostMessagePage'];
const paths = specification.routes.map(({ path }) => path).filter((path) => !leadOn.includes(path));

/** Opens a page, and waits until it has come to rest. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
}

/** What a screen reader is told of a page first: its title, and one heading above all others. */
async function expectOutline(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect.soft(page, path).toHaveTitle(/\S/);
}

// On a phone the stories of all screens look for it, in every state (.storybook/preview.tsx).
test('every page has one title and one main heading, for a visitor @desktop', async ({ page }) => {
  test.slow();
  for (const path of paths.filter((known) => specification.public.includes(known))) {
    await expectOutline(page, path);
  }
});

playerTest(
  'every page has one title and one main heading, for a player @desktop',
  async ({ page }) => {
    playerTest.slow();
    for (const path of paths) await expectOutline(page, path);
  },
);
