import { lobby } from '@parlor/api/calls';
import { toDecimal } from '@parlor/api/rules';
import type { FrameLocator, Locator } from '@playwright/test';
import { exitGame, exitToWallet, exitWith, openGame, readGameBalance } from './support/game.ts';
import { submitLogin } from './support/login.ts';
import { minor, shown } from './support/money.ts';
import { balancePill, homePath } from './support/screens.ts';
import { captchaShown, expect, playerTest as test } from './support/test.ts';

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

/** Bets and opens a tile, again after each danger. @returns the place of the safe tile */
async function openSafeTile(game: FrameLocator, root: Locator): Promise<number> {
  const tiles = game.locator('.tile');
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const tile = attempt * 3;
    await game.getByRole('button', { name: /^Bet/ }).click();
    await expect(root).toHaveAttribute('data-phase', 'open');
    await tiles.nth(tile).click();
    await expect(tiles.nth(tile)).toHaveAttribute('data-state', /safe|hit/);
    if ((await tiles.nth(tile).getAttribute('data-state')) === 'safe') return tile;
    await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  }
  throw new Error('every first tile was a danger');
}

test('continues an open round with its tiles after a log-in on another device', async ({
  browser,
  page,
  player,
  size,
}) => {
  const { game, root } = await openGame(page, GAME);
  const tile = await openSafeTile(game, root);
  const inGame = await readGameBalance(game);
  await exitToWallet(page);
  expect((await player.balance()).balance).toBe(inGame);
  const { rows } = await player.client.call(lobby.playHistory, {});
  const staked = rows.find(({ openRound }) => openRound !== null)?.openRound?.staked ?? '';
  await page.close();

  const device = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await device.newPage();
  const captcha = captchaShown(other);
  await other.goto('/pages/login/accountLogin');
  await submitLogin(other.getByRole('main'), player.username, await captcha);
  await expect(balancePill(other)).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('token'))).not.toBe(player.token);

  await other.goto(homePath(size));
  const onHome = other.getByRole('region', { name: 'Continue' });
  await expect(onHome.getByText(`${shown(staked)} in a round, until`)).toBeVisible();
  await onHome.getByRole('link', { name: GAME.name }).click();
  const continued = other.getByTitle(`${GAME.name} game`).contentFrame();
  await expect(continued.getByText('Your round is still open')).toBeVisible({ timeout: 30_000 });
  await expect(continued.locator('.tile').nth(tile)).toHaveAttribute('data-state', 'safe');
  await expect(continued.locator('.tile[data-state="safe"]')).toHaveCount(1);
  await continued.getByRole('button', { name: /^Collect/ }).click();
  await expect(continued.locator('#game')).toHaveAttribute('data-phase', 'idle', {
    timeout: 30_000,
  });
  const balance = await readGameBalance(continued);
  expect(minor(balance)).toBeGreaterThan(minor(inGame) + minor(staked));
  await exitWith(other, player, balance);
  await device.close();
});

test.describe('with a wallet that pays for one bet', () => {
  test.use({ wallet: '60.00' });

  test('finishes an open round when the wallet is empty @once', async ({ page, player }) => {
    const { game, root } = await openGame(page, GAME);
    const bet = game.getByRole('button', { name: /^Bet ₱60/ });
    await expect(async () => {
      await game.locator('#raise').click({ timeout: 1_000 });
      await expect(bet).toBeVisible({ timeout: 100 });
    }).toPass();
    await bet.click();
    await expect(root).toHaveAttribute('data-phase', 'open');
    await exitGame(page);
    await expect(page.getByRole('heading', { name: 'In your wallet' })).toBeVisible();
    expect((await player.balance()).balance).toBe('0.00');

    await page.goto(`/pages/index/gameDetail?id=${GAME.id}`);
    await expect(page.getByText(`${shown('60.00')} is in an unfinished round`)).toBeVisible();
    await expect(page.getByText('Insufficient balance, please deposit!')).toBeHidden();
    await page.getByRole('link', { name: 'Finish round' }).click();
    await expect(game.getByText('Your round is still open')).toBeVisible({ timeout: 30_000 });
    await finish(game, root);
    await exitWith(page, player, await readGameBalance(game));
  });
});
