import { bills, wallet } from '@parlor/api/calls';
import type { Bill } from '@parlor/api/entities';
import { addDays } from '@parlor/api/rules';
import type { Page } from '@playwright/test';
import { minor, shown } from './support/money.ts';
import { operator } from './support/operator.ts';
import type { Player } from './support/player.ts';
import { expect, playerTest as test } from './support/test.ts';

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + minor(amount), 0n);

/** Today in the site's zone. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format();

const figure = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .first()
    .locator('xpath=following-sibling::dd[1]');

/** Saves the CSV of the page, as its rows. */
async function downloadCsv(page: Page): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await downloading).createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

async function readAllBills(player: Player): Promise<Bill[]> {
  const all: Bill[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await player.client.call(wallet.billList, { page, limit: 100 });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

test.describe('a day of a deposit and a withdrawal', () => {
  test.use({ wallet: '1000.00' });

  test('opens a transaction of the list, in full', async ({ page, player, size }) => {
    await player.prove();
    const { withdrawalId } = await player.withdraw('200.00');
    await operator('reject', withdrawalId, '--reason', 'The card belongs to another person');
    await page.goto('/pages/account/myWallet');
    await page.getByRole('link', { name: 'All transactions' }).click();
    await expect(page).toHaveURL(/walletDetail$/);
    await page.getByRole('radio', { name: 'Withdrawal', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Deposit with/ })).toHaveCount(0);
    const returned = page.getByRole('link', { name: /^Withdrawal to .* returned/ });
    await returned.click();
    await expect(page).toHaveURL(/walletDetail\?.*id=/);
    await expect(page.getByRole('heading', { level: 2, name: /returned$/ })).toBeVisible();
    await expect(page.getByText('+₱200.00').last()).toBeVisible();
    await expect(page.getByText(withdrawalId).first()).toBeVisible();
    // The list stays beside the transaction where there is room.
    await expect(returned).toBeVisible({ visible: size === 'desktop' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: /returned$/ })).toBeVisible();
    await page.getByRole('link', { name: 'See withdrawal' }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawal failed' })).toBeVisible();
  });

  test('prints a statement whose balances equal the ledger', async ({ page, player }) => {
    await player.prove();
    await player.withdraw('200.00');
    const { balance } = await player.balance();
    await page.goto('/pages/account/analysisBill?period=today');
    await expect(figure(page, 'Closing balance')).toHaveText(shown(balance));
    await page.getByRole('link', { name: 'Statement' }).click();
    const statement = page.getByRole('article');
    await expect(statement.getByText(player.username)).toBeVisible();
    await expect(figure(page, 'Opening balance')).toHaveText('₱0.00');
    await expect(figure(page, 'Money in')).toHaveText('₱1,000.00');
    await expect(figure(page, 'Money out')).toHaveText('₱200.00');
    await expect(figure(page, 'Closing balance')).toHaveText('₱800.00');
    expect(balance).toBe('800.00');

    await page.evaluate(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(statement).toBeVisible();
    await page.emulateMedia({ media: null });

    const [head = [], ...lines] = await downloadCsv(page);
    const [type, amount, after] = ['type', 'amount', 'balance'].map((name) => head.indexOf(name));
    const column = (index = -1) => lines.map((line) => line[index] ?? '');
    expect(column(type)).toEqual(['opening', 'deposit', 'withdrawal', 'closing']);
    expect(column(amount)).toEqual(['', '1000.00', '-200.00', '']);
    expect(column(after)).toEqual(['0.00', '1000.00', '800.00', '800.00']);
  });
});

test.describe('a month of five thousand transactions', () => {
  test.use({ scenario: 'heavy-month' });
  // The scenario takes a minute to make.
  test.describe.configure({ timeout: 300_000 });

  test('adds up to the balance in the list, the analysis and the statement', async ({
    page,
    player,
  }) => {
    const { balance } = await player.balance();
    const all = await readAllBills(player);
    expect(all).toHaveLength(5_000);
    expect(sum(all.map(({ amount }) => amount))).toBe(minor(balance));

    const until = today();
    const from = addDays(until, -40);
    const half = addDays(until, -15);
    await page.goto(`/pages/account/analysisBill?period=custom&from=${from}&until=${until}`);
    await expect(figure(page, 'Opening balance')).toHaveText('₱0.00');
    await expect(figure(page, 'Closing balance')).toHaveText(shown(balance));
    const analysis = await player.client.call(bills.analyzeBill, { period: 'custom', from, until });
    expect(sum(analysis.byType.map((type) => type.in))).toBe(minor(analysis.totalIn));
    expect(sum(analysis.series.map((step) => step.out))).toBe(minor(analysis.totalOut));
    expect(minor(analysis.totalIn) - minor(analysis.totalOut)).toBe(minor(balance));
    await expect(figure(page, 'Money in')).toHaveText(shown(analysis.totalIn));

    await test.step('the statements of its halves meet', async () => {
      const open = async (days: { from: string; until: string }) => {
        await page.goto(
          `/pages/account/analysisBill?view=statement&from=${days.from}&until=${days.until}`,
        );
        await expect(page.getByRole('article')).toBeVisible({ timeout: 60_000 });
        const { rows, openingBalance, closingBalance } = await player.client.call(
          bills.statement,
          days,
        );
        await expect(figure(page, 'Opening balance')).toHaveText(shown(openingBalance));
        await expect(figure(page, 'Closing balance')).toHaveText(shown(closingBalance));
        expect(minor(openingBalance) + sum(rows.map(({ amount }) => amount))).toBe(
          minor(closingBalance),
        );
        return { openingBalance, closingBalance };
      };
      const first = await open({ from, until: addDays(half, -1) });
      const second = await open({ from: half, until });
      expect(first.openingBalance).toBe('0.00');
      expect(second.openingBalance).toBe(first.closingBalance);
      expect(second.closingBalance).toBe(balance);
    });
  });
});
