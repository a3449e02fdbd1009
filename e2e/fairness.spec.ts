import type { Page } from '@playwright/test';
import { exitToWallet, playByAddress } from './support/game.ts';
import { minor } from './support/money.ts';
import { openSlot } from './support/slot.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'crown-of-siam', name: 'Crown of Siam' };
const roundsPath = `/pages/index/gameRounds?id=${GAME.id}`;
const getFrame = (page: Page) => page.getByTitle(`${GAME.name} game`).contentFrame();

/** Plays one round of the slot for money, and exits. */
async function playRound(page: Page): Promise<void> {
  await playByAddress(page, GAME.id);
  await openSlot(page, GAME.name);
  const spin = getFrame(page).getByRole('button', { name: 'Spin', exact: true });
  await spin.click();
  await expect(spin).toHaveAttribute('aria-disabled', 'true');
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await exitToWallet(page);
}

test('replays a round, reveals its seed, and verifies it without the network', async ({
  page,
  context,
  player,
  faults,
}) => {
  await playRound(page);
  const { balance } = await player.balance();

  await page.goto(roundsPath);
  const round = page.getByRole('link').filter({ hasText: 'Staked' });
  await expect(round).toHaveCount(1);
  await round.click();
  const replay = getFrame(page);
  await expect(replay.getByText('Replay', { exact: true })).toBeVisible({ timeout: 30_000 });
  const readBalance = async () =>
    minor(((await replay.locator('#balance').textContent()) ?? '').replace(/[^\d.]/g, ''));
  await expect.poll(readBalance, { timeout: 30_000 }).toBe(minor(balance));
  await expect(page.getByText('Balance before')).toBeVisible();
  expect((await player.balance()).balance).toBe(balance);

  await page.getByRole('link', { name: 'Verify this round' }).click();
  await expect(page.getByText('Not revealed yet')).toBeVisible();
  const verifier = page.url();
  await page.goto(roundsPath);
  await page.getByRole('button', { name: 'Reveal and change server seed' }).click();
  await expect(page.getByText('Revealed server seed')).toBeVisible();

  await page.goto(verifier);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  const saved = page.getByRole('link', { name: 'Save the record' });
  const href = (await saved.getAttribute('href')) ?? '';
  const record = decodeURIComponent(href.slice(href.indexOf(',') + 1));

  // Whatever asks for the network meanwhile may fail; the verification does not.
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: 'Record' });
  await field.fill(record);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2);
  await field.fill(record.replace(/"won": "[\d.]+"/, '"won": "9999.00"'));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Not verified', { exact: true })).toBeVisible();
  await context.setOffline(false);
});

test('plays a demo with play money: nothing moves, and nothing is counted', async ({
  page,
  player,
}) => {
  await page.goto(`/pages/index/gameDetail?id=${GAME.id}`);
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await expect(page.getByText('Play money. Nothing is won or lost.')).toBeVisible();
  const game = getFrame(page);
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeVisible({ timeout: 30_000 });
  await expect(game.getByText('Play money', { exact: true })).toBeVisible();
  await spin.click();
  await expect(spin).toHaveAttribute('aria-disabled', 'true');
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await expect(page.getByText('Demo', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Leave the demo' }).click();
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeVisible();

  expect(await player.balance()).toMatchObject({ balance: '500.00', inPlay: '0.00' });
  await page.goto(roundsPath);
  await expect(page.getByText('No rounds yet')).toBeVisible();
});
