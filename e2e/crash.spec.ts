import { exitWith, openGame, readGameBalance } from './support/game.ts';
import { minor } from './support/money.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });
// A flight takes up to a minute.
test.setTimeout(180_000);

const GAME = { id: 'skyrocket-x', name: 'Skyrocket X' };

test('plays crash: bets, cashes out or loses, and returns the exact balance', async ({
  page,
  player,
}) => {
  const { game, root } = await openGame(page, GAME);
  await game.getByRole('button', { name: /^Bet/ }).click();
  // A press during a flight is kept for the next one.
  await expect(root).toHaveAttribute('data-phase', 'open', { timeout: 90_000 });
  const stake = minor('500.00') - minor(await readGameBalance(game));
  expect(stake).toBeGreaterThan(0n);
  const cashOut = game.getByRole('button', { name: /^Cash out/ });
  // A flight that crashes early leaves no time to cash out.
  await expect(async () => {
    if (await cashOut.isVisible()) await cashOut.click({ timeout: 1_000 });
    await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const balance = await readGameBalance(game);
  await exitWith(page, player, balance);
});
