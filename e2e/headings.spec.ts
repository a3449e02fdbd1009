import type { Page } from '@playwright/test';
import specification from '../docs/specification/routes.json' with { type: 'json' };
import { expect, playerTest, test } from './support/test.ts';

/** Routes that redirect at once or only show a frame are excluded. */
const leadOn = ['/', '/pages/redirect/redirect', '/pages/index/gamePostMessagePage'];
const paths = specification.routes.map(({ path }) => path).filter((path) => !leadOn.includes(path));

/** Opens a page and waits until it has settled. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
}

/** Checks what a screen reader announces first: the page title and one main heading. */
async function expectOutline(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect.soft(page, path).toHaveTitle(/\S/);
}

// On a phone the screen stories check this in every state (.storybook/preview.tsx).
test('renders one title and one main heading on every page for a visitor @desktop', async ({
  page,
}) => {
  test.slow();
  for (const path of paths.filter((known) => specification.public.includes(known))) {
    await expectOutline(page, path);
  }
});

playerTest(
  'renders one title and one main heading on every page for a player @desktop',
  async ({ page }) => {
    playerTest.slow();
    for (const path of paths) await expectOutline(page, path);
  },
);
