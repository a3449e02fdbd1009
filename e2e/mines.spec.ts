import { toDecimal } from '@parlor/api/rules';
import type { FrameLocator, Locator } from '@playwright/test';
import { exitToWallet, exitWith, openGame, readGameBalance } from './support/game.ts';
import { minor, shown } from './support/money.ts';
import { homePath } from './support/screens.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'gem-drop-quest', name: 'Gem Drop Quest' };

/** Opens tiles until the round can be collected or has been lost, then collects. */
async function finish(game: FrameLocator, root: Locator): Promise<void> {
  await game.locator('.tile[data-state="shut"]').first().click();
  await expect(game.locator('.tile:not([data-state="shut"])').first()).toBeVisible();
  const collect = game.getByRole('button', { name: /^Collect/ });
  if (await collect.isVisible()) await collect.click();
  await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
}

test('plays mines: leaves an open round, goes on with it, and returns the exact balance', async ({
  page,
  player,
  size,
}) => {
  const { game, root } = await openGame(page, GAME);
  await game.getByRole('button', { name: /^Bet/ }).click();
  await expect(root).toHaveAttribute('data-phase', 'open');
  const stake = minor('500.00') - minor(await readGameBalance(game));
  expect(stake).toBeGreaterThan(0n);

  await exitToWallet(page);
  expect(minor((await player.balance()).balance)).toBe(minor('500.00') - stake);

  await test.step('finds the round on home and in my games', async () => {
    const waits = `${shown(toDecimal(stake, 2))} in a round, until`;
    await page.goto(homePath(size));
    const onHome = page.getByRole('region', { name: 'Continue' });
    await expect(onHome.getByText(waits)).toBeVisible();
    await page.goto('/pages/myGames/myGames');
    const unfinished = page.getByRole('region', { name: 'Unfinished' });
    await expect(unfinished.getByText(waits)).toBeVisible();
    await unfinished.getByRole('link', { name: GAME.name }).click();
  });

  await expect(game.getByText('Your round is still open')).toBeVisible({ timeout: 30_000 });
  await finish(game, root);
  const balance = await readGameBalance(game);
  await exitWith(page, player, balance);
});
