import { BUTTON_THROTTLE_MS } from '@parlor/api/constants';
import { expect, type Locator, type Page } from '@playwright/test';

/** The balance in the header, which links to the wallet. */
export const balancePill = (page: Page): Locator => page.getByRole('link', { name: /^Balance/ });

/** A toast, by its announcement. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/**
 * Presses a button again after the throttle: two presses within a second count as one
 * (docs/product.md: Business constants and limits, button throttle).
 */
export async function pressAgain(button: Locator): Promise<void> {
  await button.page().waitForTimeout(BUTTON_THROTTLE_MS);
  await button.click();
}

/** Fails unless every image has loaded and is visible. */
export async function expectLoaded(pictures: Locator): Promise<void> {
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() =>
      pictures.evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth === 0)
            .length,
      ),
    )
    .toBe(0);
}

export type Size = 'phone' | 'desktop';

/** The path of home for the screen size (product decision 14). */
export const homePath = (size: Size): string =>
  size === 'phone' ? '/pages/index/index' : '/pages/desktop/index';

/** An address of home that the browser renders: the server renders no page with a query. */
export const homeOfBrowser = (size: Size = 'phone'): string => `${homePath(size)}?sort=popular`;

/**
 * Follows a link whose page makes a call that redirects. Any call may redirect first, also one that
 * the page makes before the link is pressed.
 */
export async function followUntilAt(page: Page, link: string, path: string): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname === path) return;
    await page.getByRole('link', { name: link, exact: true }).first().click({ timeout: 5_000 });
    await expect(page).toHaveURL(path, { timeout: 5_000 });
  }).toPass();
}
