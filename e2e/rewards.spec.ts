import { logInFrom } from './support/login.ts';
import { minor } from './support/money.ts';
import { signUp } from './support/player.ts';
import { expect, playerTest as test, test as visitorTest } from './support/test.ts';

visitorTest('a visitor logs in to claim a gift, and claims it', async ({ page, size }) => {
  const player = await signUp();
  await page.goto('/pages/privilege/privilege');
  await page.getByRole('tab', { name: 'Activities' }).click();
  await page.getByRole('link', { name: /A gift with a code/ }).click();
  const question = page.getByRole('dialog', { name: /A gift with a code/ });
  await logInFrom(question, size, player.username);
  await page.getByLabel('Gift code').fill('PARLOR');
  await page.getByRole('button', { name: 'Claim ₱18' }).click();
  await expect(page.getByText('₱18.00 is in your wallet')).toBeVisible();
  expect((await player.balance()).balance).toBe('18.00');
});

test.describe('rewards', () => {
  test.use({ scenario: 'rewards' });

  test('claims a bonus, a rebate, a referral reward and a gift, and shows an expired bonus', async ({
    page,
    player,
  }) => {
    const before = minor((await player.balance()).balance);
    const expectClaimed = (amount: string) =>
      expect.poll(async () => minor((await player.balance()).balance) - before).toBe(minor(amount));

    await test.step('birthday and monthly bonus, and one that expired', async () => {
      await page.goto('/pages/account/systemBonus');
      await page.getByRole('button', { name: 'Claim Birthday bonus' }).click();
      await expectClaimed('100.00');
      await page.getByRole('button', { name: 'Claim Monthly bonus' }).click();
      await expectClaimed('125.00');
      await page.getByRole('tab', { name: 'History' }).click();
      const history = page.getByRole('tabpanel');
      await expect(
        history.getByRole('article').filter({ hasText: 'Birthday bonus' }).getByText('Claimed'),
      ).toBeVisible();
      await expect(
        history
          .getByRole('article')
          .filter({ hasText: 'Monthly bonus' })
          .getByText('Expired')
          .first(),
      ).toBeVisible();
    });

    await test.step('rebate of yesterday', async () => {
      await page.goto('/pages/account/rebate');
      await page.getByRole('button', { name: /^Claim/ }).click();
      await expectClaimed('129.00');
    });

    await test.step('reward for a friend who deposited and played', async () => {
      await page.goto('/pages/account/referralProgram');
      await page.getByRole('button', { name: 'Claim ₱50' }).click();
      await expectClaimed('179.00');
      await expect(page.getByText('Qualified').first()).toBeVisible();
    });

    await test.step('gift of an activity, with its code', async () => {
      await page.goto('/pages/privilege/privilegeDetail?id=gift-code&kind=activity');
      const claim = page.getByRole('button', { name: 'Claim ₱18' });
      await page.getByLabel('Gift code').fill('WRONG');
      await claim.click();
      await expect(
        page.getByText('Incorrect promotion code. Check it and try again.'),
      ).toBeVisible();
      await page.getByLabel('Gift code').fill('PARLOR');
      await claim.click();
      await expect(page.getByText('₱18.00 is in your wallet')).toBeVisible();
      await expectClaimed('197.00');
    });
  });
});

test.describe('levels', () => {
  test.use({ scenario: 'vip-10' });

  test('shows the level that was reached, and claims the bonus of its upgrade', async ({
    page,
    player,
  }) => {
    const before = minor((await player.balance()).balance);
    await page.goto('/pages/account/levels');
    await expect(page.getByText('VIP 10').first()).toBeVisible();
    await page.goto('/pages/account/systemBonus');
    await page.getByRole('button', { name: 'Claim Upgrade bonus' }).first().click();
    await expect.poll(async () => minor((await player.balance()).balance)).toBeGreaterThan(before);
  });
});
