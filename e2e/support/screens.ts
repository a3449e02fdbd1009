import { BUTTON_THROTTLE_MS } from '@parlor/api/constants';
import { expect, type Locator, type Page } from '@playwright/test';

/** The balance that stands on every page with a header: the way to the wallet. */
export const balancePill = (page: Page): Locator => page.getByRole('link', { name: /^Balance/ });

/** A message that comes and goes by itself, as it is announced. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });

/**
 * Presses a button once more, as late as a person does who has changed something in between:
 * two presses within a second are one (specification: Business constants and limits, button throttle).
 */
export async function pressAgain(button: Locator): Promise<void> {
  await button.page().waitForTimeout(BUTTON_THROTTLE_MS);
  await button.click();
}

/** Fails unless every picture has been loaded and can be seen. */
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

/** Where home is on this screen (product decision 14). */
export const homePath = (size: 'phone' | 'desktop'): string =>
  size === 'phone' ? '/pages/index/index' : '/pages/desktop/index';

/**
 * Follows a link whose page makes a call that ends on another page. Any call may be the first to end
 * there, also one that the page makes by itself before the link is pressed.
 */
export async function followUntilAt(page: Page, link: string, path: string): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname === path) return;
    await page.getByRole('link', { name: link, exact: true }).first().click({ timeout: 5_000 });
    await expect(page).toHaveURL(path, { timeout: 5_000 });
  }).toPass();
}
