import { exitWith, openGame, readGameBalance } from './support/game.ts';
import { minor } from './support/money.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });
// A round takes half a minute.
test.setTimeout(180_000);

const GAME = { id: 'jade-3d', name: 'Jade 3D' };

test('plays a draw: both halves of the sums and odd, and the exact balance returns', async ({
  page,
  player,
}) => {
  const { game, root } = await openGame(page, GAME);
  for (const on of ['small', 'big', 'odd']) await game.locator(`[data-on="${on}"]`).click();
  await game.locator('#play').click();
  await expect(root).toHaveAttribute('data-phase', 'open', { timeout: 60_000 });
  const total = minor('500.00') - minor(await readGameBalance(game));
  expect(total % 3n).toBe(0n);
  expect(total).toBeGreaterThan(0n);
  await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 60_000 });
  const balance = await readGameBalance(game);
  // Each of the bets pays 1.91: one half of the sums wins, and odd sums besides.
  const paid = minor(balance) - (minor('500.00') - total);
  const win = ((total / 3n) * 191n) / 100n;
  expect([win, win * 2n]).toContain(paid);
  await exitWith(page, player, balance);
});
