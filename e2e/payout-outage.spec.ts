import { wallet } from '@parlor/api/calls';
import { setBankFaults } from './support/bank.ts';
import { operator } from './support/operator.ts';
import { expect, playerTest as test } from './support/test.ts';

/** Runs alone, after the other journeys: it takes the bank away from all of them. */
test.describe.configure({ mode: 'serial' });
test.afterEach(() => setBankFaults());
test.use({ wallet: '1000.00' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const [fate, faults] of [
      ['never arrived', ['down']],
      ['was made, but not confirmed', ['silent', 'late']],
    ] as const) {
      test(`keeps the money of a payout on hold while its outcome is unknown: it ${fate}`, async ({
        page,
        player,
      }) => {
        await player.prove();
        const { withdrawalId } = await player.withdraw('300.00');
        await setBankFaults(...faults);
        await operator('approve', withdrawalId);
        await page.goto(`/pages/account/cashoutAudit?id=${withdrawalId}`);
        const onItsWay = page.getByRole('heading', { name: 'On its way to your bank' });
        await expect(onItsWay).toBeVisible();
        // The bank was asked to pay, and did not answer.
        await expect
          .poll(async () => operator('withdrawals', 'submitted'), { timeout: 40_000 })
          .toContain(withdrawalId);
        await page.reload();
        await expect(onItsWay).toBeVisible();
        expect(await player.balance()).toMatchObject({ balance: '700.00', onHold: '300.00' });

        await setBankFaults();
        await expect(page.getByRole('heading', { name: 'Withdrawal complete' })).toBeVisible({
          timeout: 60_000,
        });
        const paid = await player.balance();
        expect(paid).toMatchObject({ balance: '700.00', onHold: '0.00', total: '700.00' });
        const { rows } = await player.client.call(wallet.withdrawalList, {});
        expect(rows.map(({ state }) => state)).toEqual(['done']);
      });
    }
  });
}
