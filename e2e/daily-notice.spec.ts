import type { Page } from '@playwright/test';
import { homePath } from './support/screens.ts';
import { expect, playerTest as test, test as visitorTest } from './support/test.ts';

const notice = (page: Page) => page.getByRole('complementary', { name: "What's new" });
const readLast = (page: Page) => page.evaluate(() => localStorage.getItem('lastNotice'));

test('shows the daily notice once a day and follows its link', async ({ page, size }) => {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  expect(JSON.parse((await readLast(page)) ?? '{}')).toMatchObject({
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    data: expect.any(String),
  });
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();

  const answered = page.waitForResponse(/\/bulletin\/dailyNotification/);
  await page.reload();
  await answered;
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  // The next day, with another notice.
  for (const change of [{ date: '2026-01-01' }, { data: 'another' }]) {
    await page.evaluate((changed) => {
      const last = JSON.parse(localStorage.getItem('lastNotice') ?? '{}');
      localStorage.setItem('lastNotice', JSON.stringify({ ...last, ...changed }));
    }, change);
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
  }
  await expect(page).toHaveURL(homePath(size));
  await notice(page).getByRole('link', { name: 'See games' }).click();
  await expect(page).toHaveURL('/pages/browser/browser');
  await expect(notice(page)).toBeHidden();
});

test('does not show the daily notice again in a second tab', async ({ context, page }) => {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  const answered = other.waitForResponse(/\/bulletin\/dailyNotification/);
  await other.goto('/');
  await answered;
  await expect(other.getByRole('heading', { name: 'All games' })).toBeVisible();
  await expect(notice(other)).toBeHidden();
});

visitorTest('shows the notification of the day to a visitor once', async ({ page }) => {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  const answered = page.waitForResponse(/\/bulletin\/dailyNotification/);
  await page.reload();
  await answered;
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
