import { play } from '@parlor/api/calls';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { shown } from './money.ts';
import type { Player } from './player.ts';

interface Game {
  readonly id: string;
  readonly name: string;
}

/** Opens a game by address and taps Play. */
export async function playByAddress(page: Page, gameId: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/pages/index/playingGame?id=${gameId}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** Opens a game by address, and waits until it takes bets. */
export async function openGame(
  page: Page,
  { id, name }: Game,
): Promise<{
  readonly game: FrameLocator;
  /** Its attribute `data-phase` is the state of the round. */
  readonly root: Locator;
}> {
  await playByAddress(page, id);
  const game = page.getByTitle(`${name} game`).contentFrame();
  const root = game.locator('#game');
  await expect(root).toHaveAttribute('data-phase', 'idle', { timeout: 30_000 });
  return { game, root };
}

/** The balance that a game shows, as a decimal. */
export const readGameBalance = async (game: FrameLocator): Promise<string> =>
  ((await game.locator('#balance').textContent()) ?? '').replace(/[^\d.]/g, '');

/** Exits a game by its menu. */
export async function exitGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Game menu' }).click();
  await page.getByRole('button', { name: 'Exit game' }).click();
}

/** Exits a game that is played from a transfer wallet, and waits for its money. */
export async function exitToWallet(page: Page): Promise<void> {
  await exitGame(page);
  await expect(page.getByRole('heading', { name: 'Back in your wallet' })).toBeVisible();
}

/** Exits a game, and checks that the wallet has exactly its balance and the session is settled. */
export async function exitWith(page: Page, player: Player, balance: string): Promise<void> {
  const [session] = (await player.client.call(play.openSessions, {})).rows;
  await exitGame(page);
  await expect(page.getByText(shown(balance)).first()).toBeVisible();
  expect((await player.balance()).balance).toBe(balance);
  const settled = await player.client.call(play.sessionInfo, { id: session?.sessionId ?? '' });
  expect(settled.state).toBe('settled');
}
