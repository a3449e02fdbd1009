import { wallet } from '@parlor/api/calls';
import { operator } from './support/operator.ts';
import { PASSWORD } from './support/player.ts';
import { balancePill, pressAgain } from './support/screens.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '1000.00' });

test('rejects invalid amounts with the texts of the specification', async ({ page }) => {
  await page.goto('/pages/account/cashout');
  const amount = page.getByLabel('Amount', { exact: true });
  const proceed = page.getByRole('button', { name: 'Continue' });
  await amount.fill('1000.01');
  await proceed.click();
  await expect(page.getByText('Insufficient balance.')).toBeVisible();
  await amount.fill('99.99');
  await amount.blur();
  await expect(page.getByText(/^Please select the correct withdrawal amount\./)).toBeVisible();
  await amount.fill('');
  await pressAgain(proceed);
  await expect(page.getByText('Please enter an amount.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your withdrawal' })).toBeHidden();
});

test('withdraws to a new card: proof, review, approval by the operator, payout', async ({
  context,
  page,
  player,
}) => {
  const lobby = await context.newPage();
  await lobby.goto('/');
  await expect(balancePill(lobby)).toContainText('₱1,000.00');

  await page.goto('/pages/account/cashout');
  await expect(page.getByRole('radio', { name: /^Luzon Savings/ })).toBeChecked();
  await page.getByLabel('Amount', { exact: true }).fill('400');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Withdraw ₱400.00' }).click();

  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  await test.step('rejects a wrong proof and withdraws nothing', async () => {
    await proof.getByLabel('Your password').fill('Wrong.2026');
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(proof.getByText("We couldn't confirm it's you. Try again.")).toBeVisible();
    expect((await player.balance()).onHold).toBe('0.00');
    await proof.getByLabel('Your password').fill(PASSWORD);
    await pressAgain(proof.getByRole('button', { name: 'Confirm' }));
  });

  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await expect(
    page.getByText(/The withdrawal order is under review\. Expected arrival: .*(6:00 PM|18:00)/),
  ).toBeVisible();
  await expect(balancePill(lobby)).toContainText('₱600.00');
  const held = await player.balance();
  expect(held).toMatchObject({ balance: '600.00', onHold: '400.00' });

  const { pending } = await player.client.call(wallet.getWithdrawRequest, {});
  await operator('approve', pending?.withdrawalId ?? '');
  await expect(page.getByRole('heading', { name: 'Withdrawal complete' })).toBeVisible();
  const paid = await player.balance();
  expect(paid).toMatchObject({ balance: '600.00', onHold: '0.00', total: '600.00' });
});

test('creates one withdrawal for a double click, and blocks a second one until it is done', async ({
  page,
  player,
}) => {
  await player.prove();
  await page.goto('/pages/account/cashout');
  await page.getByLabel('Amount', { exact: true }).fill('200');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Withdraw ₱200.00' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  const { rows } = await player.client.call(wallet.withdrawalList, {});
  expect(rows.map(({ amount, state }) => [amount, state])).toEqual([['200.00', 'pendingReview']]);

  await page.goto('/pages/account/cashout');
  await expect(page.getByText(/The withdrawal order is under review\./).first()).toBeVisible();
});

test('follows the same withdrawal after its answer was lost', async ({
  context,
  faults,
  page,
  player,
}) => {
  faults.allow(/withdraw|ERR_FAILED|Failed to load/);
  await player.prove();
  let isLost = false;
  await page.route('**/pay/withdraw?*', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.goto('/pages/account/myWallet');
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await page.getByLabel('Amount', { exact: true }).fill('250');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Withdraw ₱250.00' }).click();
  const unknown = page.getByRole('heading', { name: 'No response yet' });
  await expect(unknown).toBeVisible();
  await page.reload();
  await expect(unknown).toBeVisible();

  await test.step('another tab shows the withdrawal that the server has', async () => {
    const second = await context.newPage();
    await second.goto('/pages/account/cashout');
    await expect(second.getByRole('heading', { name: 'Under review' })).toBeVisible();
    await second.close();
  });

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  const { rows } = await player.client.call(wallet.withdrawalList, {});
  expect(rows.map(({ amount }) => amount)).toEqual(['250.00']);
  expect(await player.balance()).toMatchObject({ balance: '750.00', onHold: '250.00' });

  await test.step('going back skips the form', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/pages/account/myWallet');
  });
});

test('returns the money when the operator rejects a withdrawal', async ({ page, player }) => {
  await player.prove();
  const { withdrawalId } = await player.withdraw('300.00');
  await page.goto('/pages/account/cashoutAudit');
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await operator('reject', withdrawalId, '--reason', 'The card belongs to another person');
  await expect(page.getByRole('heading', { name: 'Withdrawal failed' })).toBeVisible();
  await expect(page.getByText(/The amount is back in your wallet\./).first()).toBeVisible();
  expect((await player.balance()).balance).toBe('1000.00');
});
