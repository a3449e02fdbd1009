import { exitWith, openGame, readGameBalance } from './support/game.ts';
import { minor, shown } from './support/money.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });
// A round takes half a minute.
test.setTimeout(180_000);

const GAME = { id: 'mateo-speed-baccarat', name: 'Mateo Speed Baccarat' };

test('plays baccarat: bets on several outcomes at once, and returns the exact balance', async ({
  page,
  player,
}) => {
  const { game, root } = await openGame(page, GAME);
  for (const outcome of ['player', 'banker', 'tie']) {
    await game.locator(`[data-on="${outcome}"]`).click();
  }
  await game.getByRole('button', { name: /^Bet/ }).click();
  await expect(root).toHaveAttribute('data-phase', 'open', { timeout: 60_000 });
  const total = minor('500.00') - minor(await readGameBalance(game));
  expect(total % 3n).toBe(0n);
  expect(total).toBeGreaterThan(0n);
  await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 60_000 });
  const balance = await readGameBalance(game);
  // Player pays twice a chip, banker 1.95, and a tie returns both sides and pays ten.
  const paid = minor(balance) - (minor('500.00') - total);
  const chip = total / 3n;
  expect([chip * 2n, (chip * 195n) / 100n, chip * 12n]).toContain(paid);
  await exitWith(page, player, balance);
  // Without its frame, the game sends no further requests.
  await expect(page.getByTitle(`${GAME.name} game`)).toHaveCount(0);

  // The replay names each bet with its stake.
  await page.goto(`/pages/index/gameRounds?id=${GAME.id}`);
  await page.getByRole('link').filter({ hasText: 'Staked' }).click();
  const replay = page.getByTitle(`${GAME.name} game`).contentFrame();
  await expect(replay.getByText('Replay', { exact: true })).toBeVisible({ timeout: 30_000 });
  for (const outcome of ['player', 'banker', 'tie']) {
    await expect(page.getByText(`Your choice: ${outcome}`)).toBeVisible();
  }
  const stake = shown((Number(chip) / 100).toFixed(2));
  await expect(page.getByText(stake, { exact: true })).toHaveCount(3);
});
