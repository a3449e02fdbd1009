import { randomBytes } from 'node:crypto';
import { deposits } from '@parlor/api/calls';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { operator } from './support/operator.ts';
import { expect, playerTest as test } from './support/test.ts';

/** A picture with a content of its own: equal receipts are duplicates, also those of other players. */
const createReceipt = async () => ({
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: await sharp(randomBytes(48 * 64 * 3), { raw: { width: 48, height: 64, channels: 3 } })
    .png()
    .toBuffer(),
});

type Receipt = Awaited<ReturnType<typeof createReceipt>>;

/** Fills in a manual deposit; ends on its confirmation. */
const prepare = async (page: Page, amount: string, receipt: Receipt) => {
  await page.goto('/pages/account/manualDeposit');
  await page.getByRole('radio').first().click();
  await expect(page.getByText('Account name')).toBeVisible();
  await page.getByLabel(/^Your (account|wallet) number/).fill('0044 1234 4417');
  // Just after midnight is never in the future.
  await page.getByLabel('Time of the transfer').fill('00:00');
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByLabel('Receipts').setInputFiles(receipt);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
};

const fill = async (page: Page, amount: string, receipt: Receipt) => {
  await prepare(page, amount, receipt);
  await page.getByRole('button', { name: /^Submit ₱/ }).click();
};

test('credits a manual deposit after the review and recognizes a duplicate', async ({
  faults,
  page,
  player,
  size,
}) => {
  const receipt = await createReceipt();
  await fill(page, '1500', receipt);
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await expect(page).toHaveURL(/manualDeposit\?id=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  expect((await player.balance()).balance).toBe('0.00');

  const { rows } = await player.client.call(deposits.manualDepositList, {});
  expect(rows).toHaveLength(1);
  const id = rows[0]?.submissionId ?? '';
  await operator('manual-deposit', 'approve', id, '--reason', 'Line 14 of the statement');
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  expect((await player.balance()).balance).toBe('1500.00');

  faults.allow(/ManualDeposit|Failed to load/);
  await fill(page, '1500', receipt);
  await expect(page.getByText(/^You've already submitted this transfer\./)).toBeVisible();
  if (size === 'phone') await page.getByRole('link', { name: 'Your manual deposits' }).click();
  await expect(page.getByRole('link', { name: /₱1,500\.00.*Complete/ })).toBeVisible();
});

test('shows why a manual deposit was declined', async ({ page, player }) => {
  await fill(page, '800', await createReceipt());
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  const { rows } = await player.client.call(deposits.manualDepositList, {});
  const id = rows[0]?.submissionId ?? '';
  const because = ['--because', 'payment.notFound', '--reason', 'Not on the statement'];
  await operator('manual-deposit', 'reject', id, ...because);
  await expect(page.getByRole('heading', { name: 'Manual deposit declined' })).toBeVisible();
  await expect(page.getByText(/^We haven't received this payment\./)).toBeVisible();
  expect((await player.balance()).balance).toBe('0.00');
  await page.getByRole('link', { name: 'Submit again' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test('submits once for a double click and a lost answer', async ({ faults, page, player }) => {
  faults.allow(/ManualDeposit|ERR_FAILED|Failed to load/);
  let requests = 0;
  await page.route('**/ManualDeposit/submit*', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await prepare(page, '700', await createReceipt());
  await page.getByRole('button', { name: 'Submit ₱700.00' }).dblclick();
  const unknown = page.getByRole('heading', { name: 'No response yet' });
  await expect(unknown).toBeVisible();
  expect(requests).toBe(1);
  await page.reload();
  await expect(unknown).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  const { rows } = await player.client.call(deposits.manualDepositList, {});
  expect(rows.map(({ depositAmount }) => depositAmount)).toEqual(['700.00']);
});
