import { operator } from './support/operator.ts';
import { expect, playerTest as test } from './support/test.ts';

/**
 * Runs before all other journeys, alone: they compare exact balances, so that no deposit of theirs earns
 * a bonus.
 */
test.describe.configure({ mode: 'serial' });
test.beforeAll(() => operator('site', 'set', '--bonuses.depositRate', '500'));
test.afterAll(() => operator('site', 'set', '--bonuses.depositRate', '0'));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('credits 5 % of the first deposit of the week at once', async ({ page, player }) => {
      await player.deposit('1000.00');
      await expect.poll(async () => (await player.balance()).balance).toBe('1050.00');
      await page.goto('/pages/account/systemBonus?tab=history');
      const bonus = page.getByRole('article').filter({ hasText: 'Deposit bonus' });
      await expect(bonus.getByText('Credited')).toBeVisible();
      await expect(bonus.getByText('₱50')).toBeVisible();
    });
  });
}
