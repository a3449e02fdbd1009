import { fairness } from '@parlor/api/calls';
import { exitToWallet, openGame, readGameBalance } from './support/game.ts';
import { minor } from './support/money.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'striker-cup', name: 'Striker Cup' };

test('bets on a match, and leaves while it runs with all but the stake', async ({
  page,
  player,
}) => {
  const { game, root } = await openGame(page, GAME);
  // Odds are off for a moment in every play, and between two matches.
  const bet = game.getByRole('button', { name: /^Bet ₱/ });
  await expect(async () => {
    await bet.click({ timeout: 2_000 });
    await expect(root).toHaveAttribute('data-phase', 'open', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const stake = minor('500.00') - minor(await readGameBalance(game));
  expect(stake).toBeGreaterThan(0n);

  await exitToWallet(page);
  expect(minor((await player.balance()).balance)).toBe(minor('500.00') - stake);

  const readStakes = async () => {
    const { rows } = await player.client.call(fairness.gameRounds, { gameId: GAME.id });
    return rows.map(({ staked }) => minor(staked));
  };
  await expect.poll(readStakes).toEqual([stake]);
});
