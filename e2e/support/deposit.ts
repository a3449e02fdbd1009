import { expect, type Page } from '@playwright/test';

/**
 * Fills in and confirms a deposit; ends on the bank's checkout.
 * @param amount whole units of the currency, such as `500`
 */
export async function depositThroughForm(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your deposit' })).toBeVisible();
  await page.getByRole('button', { name: `Pay ₱${amount}.00` }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
}
