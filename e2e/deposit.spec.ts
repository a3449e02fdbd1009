import { deposits, wallet } from '@parlor/api/calls';
import type { Page } from '@playwright/test';
import { chooseAtBank, redeliverWebhook } from './support/bank.ts';
import { depositThroughForm } from './support/deposit.ts';
import { minor } from './support/money.ts';
import { eventually, type Player } from './support/player.ts';
import { balancePill, pressAgain } from './support/screens.ts';
import { expect, playerTest as test } from './support/test.ts';

test('credits a paid deposit and updates every screen without a reload', async ({
  context,
  page,
  player,
}) => {
  const lobby = await context.newPage();
  await lobby.goto('/');
  await expect(balancePill(lobby)).toContainText('₱0');

  await page.goto('/pages/account/recharge');
  await depositThroughForm(page, '500');
  await expect(page.getByText('Payment to Parlor')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(balancePill(lobby)).toContainText('₱500.00');

  await page.getByRole('link', { name: 'Back to Parlor' }).click();
  await expect(page).toHaveURL(/\/pages\/account\/depositResult\?orderNo=/);
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  await expect(page.getByText('₱500.00').first()).toBeVisible();
  expect((await player.balance()).balance).toBe('500.00');
});

test('credits nothing for a failed payment and explains the next step', async ({
  page,
  player,
}) => {
  await page.goto('/pages/account/recharge');
  await depositThroughForm(page, '200');
  await page.getByRole('button', { name: /^Fail/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment declined' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Parlor' }).click();
  await expect(page.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  expect((await player.balance()).balance).toBe('0.00');
});

for (const [outcome, press, heading, balance] of [
  ['credits', /^Pay/, 'Deposit complete', '200.00'],
  ['does not credit', /^Fail/, 'Deposit failed', '0.00'],
] as const) {
  test(`${outcome} a deposit by online banking`, async ({ page, player }) => {
    await page.goto('/pages/account/recharge');
    await page.getByRole('radio', { name: 'Online banking', exact: true }).click();
    await depositThroughForm(page, '200');
    await page.getByRole('button', { name: press }).click();
    await page.getByRole('link', { name: 'Back to Parlor' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect((await player.balance()).balance).toBe(balance);
    const { rows } = await player.client.call(deposits.orderList, {});
    expect(rows.map(({ channelName }) => channelName)).toEqual(['InstaBank']);
  });
}

for (const [method, heading] of [
  ['QR code', 'Scan with your bank app'],
  ['Bank transfer', 'Transfer exactly this amount'],
] as const) {
  const start = async (page: Page, amount: string) => {
    await page.goto('/pages/account/recharge');
    await page.getByRole('radio', { name: method, exact: true }).click();
    await page.getByLabel('Amount', { exact: true }).fill(amount);
    await page.getByRole('button', { name: 'Continue' }).click();
    // The order's page shows the created order, before the server has answered for its address.
    const answered = Promise.withResolvers<void>();
    await page.route('**/getOrderStatus/*', async (route) => {
      await answered.promise;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Get payment details' }).click();
    await expect(page).toHaveURL(/rechargingPage\?orderNo=/);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    answered.resolve();
    return new URL(page.url()).searchParams.get('orderNo') ?? '';
  };
  const payUrl = async (player: Player, orderNo: string) =>
    (await player.client.call(wallet.getOrderStatus, { orderNo })).payUrl ?? '';

  test(`credits a deposit by ${method}, followed through a reload and a second tab`, async ({
    context,
    page,
    player,
  }) => {
    const orderNo = await start(page, '200');
    await page.reload();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const second = await context.newPage();
    await second.goto(`/pages/account/rechargingPage?orderNo=${orderNo}`);
    await expect(second.getByRole('heading', { name: heading })).toBeVisible();
    await chooseAtBank(await payUrl(player, orderNo), 'pay');
    await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    await expect(second.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
    expect((await player.balance()).balance).toBe('200.00');
  });

  test(`credits nothing for a declined deposit by ${method}`, async ({ page, player }) => {
    const orderNo = await start(page, '200');
    await chooseAtBank(await payUrl(player, orderNo), 'fail');
    await expect(page.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
    expect((await player.balance()).balance).toBe('0.00');
  });
}

for (const method of ['E-wallet', 'Bank transfer']) {
  test(`joins the offer that a deposit by ${method} chooses, and shows it`, async ({
    page,
    player,
  }) => {
    await page.goto('/pages/account/recharge');
    await page.getByRole('radio', { name: method, exact: true }).click();
    await expect(page.getByRole('radio', { name: 'No offer' })).toBeChecked();
    await page.getByRole('radio', { name: 'Weekend slots' }).click();
    await expect(page.getByText('8 × joining amount and bonus')).toBeVisible();
    const amount = page.getByLabel('Amount', { exact: true });
    await amount.fill('99');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The minimum deposit amount is ₱100.00.')).toBeVisible();

    await test.step('confirms what the offer gives and asks for', async () => {
      await amount.fill('500');
      await pressAgain(page.getByRole('button', { name: 'Continue' }));
      const terms = page.getByRole('region', { name: 'Weekend slots' });
      await expect(terms.getByText('₱100.00')).toBeVisible();
      await expect(terms.getByText('₱4,800.00')).toBeVisible();
    });

    await page.getByRole('button', { name: /^(Pay ₱500\.00|Get payment details)$/ }).click();
    await page.waitForURL(/\/psp\/checkout\/|orderNo=/);
    await expect
      .poll(async () => (await player.client.call(deposits.orderList, {})).rows)
      .toMatchObject([
        // Known once the provider has accepted the order, which is stored before.
        {
          payUrl: expect.stringMatching(/^http/),
          offer: { activityName: 'Weekend slots', state: 'pending' },
        },
      ]);
    const [order] = (await player.client.call(deposits.orderList, {})).rows;
    await chooseAtBank(order?.payUrl ?? '', 'pay');
    await page.goto(`/pages/account/depositResult?orderNo=${order?.orderNo}`);
    await expect(page.getByText(/^Your deposit joined Weekend slots\./)).toBeVisible();
    expect(await player.balance()).toMatchObject({ balance: '0.00', inPromotion: '600.00' });
    await page.getByRole('link', { name: 'Open my promotion' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Weekend slots' })).toBeVisible();
  });
}

test('follows the same order of a transfer after its answer was lost', async ({
  faults,
  page,
  player,
}) => {
  faults.allow(/recharge|ERR_FAILED|Failed to load/);
  let lost = 0;
  const confirmed = Promise.withResolvers<void>();
  await page.route('**/banktransfer/recharge*', async (route) => {
    lost += 1;
    if (lost > 1) {
      await confirmed.promise;
      return route.continue();
    }
    await route.fetch();
    return route.abort();
  });
  await page.goto('/pages/account/recharge');
  await page.getByRole('radio', { name: 'Bank transfer', exact: true }).click();
  await page.getByRole('radio', { name: 'Weekend slots' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('300');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Get payment details' }).click();
  await expect(page.getByRole('heading', { name: 'No response yet' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await test.step('confirms method and offer as before the reload', async () => {
    await expect(page.getByRole('definition').filter({ hasText: 'Bank transfer,' })).toBeVisible();
    const terms = page.getByRole('region', { name: 'Weekend slots' });
    await expect(terms.getByText('₱300.00')).toBeVisible();
    confirmed.resolve();
  });
  await expect(page.getByRole('heading', { name: 'Transfer exactly this amount' })).toBeVisible();
  const { rows } = await player.client.call(deposits.orderList, {});
  expect(rows.map(({ amount }) => amount)).toEqual(['300.00']);
});

test('waits for a late confirmation and then shows the deposit without a reload', async ({
  page,
  player,
}) => {
  await page.goto('/pages/account/recharge');
  await depositThroughForm(page, '150');
  await page.getByRole('button', { name: /^Wait/ }).click();
  await page.getByRole('link', { name: 'Back to Parlor' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  expect((await player.balance()).balance).toBe('150.00');
});

test('credits a payment after its tab was closed at the bank', async ({
  context,
  page,
  player,
}) => {
  await page.goto('/pages/account/recharge');
  await depositThroughForm(page, '300');
  await page.getByRole('button', { name: /^Wait/ }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await expect(balancePill(later)).toContainText('₱300.00');
  expect((await player.balance()).balance).toBe('300.00');
});

test('rejects invalid amounts before sending a request', async ({ page }) => {
  await page.goto('/pages/account/recharge');
  const amount = page.getByLabel('Amount', { exact: true });
  const proceed = page.getByRole('button', { name: 'Continue' });
  await expect(amount).toBeVisible();
  await proceed.click();
  await expect(page.getByText('Please enter an amount.')).toBeVisible();
  await amount.fill('49.99');
  await amount.blur();
  await expect(page.getByText('The minimum deposit amount is ₱50.00.')).toBeVisible();
  await amount.fill('50000.01');
  await amount.blur();
  await expect(page.getByText('Maximum top-up amount ₱50,000.00.')).toBeVisible();
  await amount.fill('0');
  await amount.blur();
  await expect(page.getByText('Enter a correct amount.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your deposit' })).toBeHidden();
});

test('creates one order for a double click on Pay', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/charge')) orders.push(request.url());
  });
  await page.goto('/pages/account/recharge');
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Pay ₱100.00' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('stays at the confirmation after a double click on Continue', async ({ page, player }) => {
  await page.goto('/pages/account/recharge');
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  const change = page.getByRole('button', { name: 'Change' });
  await expect(change).toBeVisible();
  expect((await player.client.call(deposits.orderList, {})).rows).toEqual([]);
  await pressAgain(change);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100');
});

test.describe('daily limits @once', () => {
  test.use({ wallet: '50000.00' });

  test('caps a deposit at the remaining daily limit', async ({ page, player }) => {
    await player.deposit('30000.00');
    await page.goto('/pages/account/recharge');
    await page.getByLabel('Amount', { exact: true }).fill('20000.01');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText('Limit exceeded. You can deposit ₱20,000.00 more today.'),
    ).toBeVisible();
  });
});

test('credits a duplicate webhook once @once', async ({ player }) => {
  const { orderNo } = await player.deposit('120.00');
  await redeliverWebhook(orderNo);
  // Webhooks are handled in order: once the second payment is credited, the duplicate was handled.
  await player.deposit('80.00');
  expect(minor((await player.balance()).balance)).toBe(minor('200.00'));
  await eventually(async () => {
    const { rows } = await player.client.call(wallet.billList, {});
    return rows.length === 2;
  });
});
