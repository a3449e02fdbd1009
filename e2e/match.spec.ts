import { fairness } from '@parlor/api/calls';
import { minor } from './support/money.ts';
import { playByAddress, readGameBalance } from './support/slot.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'striker-cup', name: 'Striker Cup' };

test('bets on a match, and leaves while it runs with all but the stake', async ({
  page,
  player,
}) => {
  await playByAddress(page, GAME.id);
  const game = page.getByTitle(`${GAME.name} game`).contentFrame();
  const root = game.locator('#game');
  await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  // Odds are off for a moment in every play, and between two matches.
  const bet = game.getByRole('button', { name: /^Bet ₱/ });
  await expect(async () => {
    await bet.click({ timeout: 2_000 });
    await expect(root).toHaveAttribute('data-phase', 'open', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const stake = minor('500.00') - minor(await readGameBalance(game));
  expect(stake).toBeGreaterThan(0n);

  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page.getByRole('heading', { name: 'Back in your wallet' })).toBeVisible();
  expect(minor((await player.balance()).balance)).toBe(minor('500.00') - stake);

  const readStakes = async () => {
    const { rows } = await player.client.call(fairness.gameRounds, { gameId: GAME.id });
    return rows.map(({ staked }) => minor(staked));
  };
  await expect.poll(readStakes).toEqual([stake]);
});
