import { play } from '@parlor/api/calls';
import { appOrigin, sandboxOrigin } from './support/addresses.ts';
import { exitToWallet, playByAddress } from './support/game.ts';
import { minor, shown } from './support/money.ts';
import { balancePill, homePath, toast } from './support/screens.ts';
import { openSlot, type Round } from './support/slot.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'crown-of-siam', name: 'Crown of Siam' };
const WITHIN_A_MINUTE = 60_000;

const total = (rounds: readonly Round[], part: 'stake' | 'win'): bigint =>
  rounds.reduce((sum, round) => sum + minor(round[part]), 0n);

test('plays rounds in a cross-origin frame (S26), posts stakes and wins, and returns the exact balance to the wallet', async ({
  page,
  player,
}) => {
  await page.goto(`/pages/index/gameDetail?id=${GAME.id}`);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  const slot = await openSlot(page, GAME.name);
  // S26: the frame is cross-origin and can neither navigate the app nor open dialogs.
  const frame = page.getByTitle(`${GAME.name} game`);
  expect((await frame.getAttribute('sandbox'))?.split(' ').sort()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe(sandboxOrigin);
  expect(sandboxOrigin).not.toBe(appOrigin);
  await expect(slot.readout('Balance')).toHaveText('₱500.00');
  expect((await player.balance()).balance).toBe('0.00');

  const rounds: Round[] = [];
  for (let count = 0; count < 3; count += 1) {
    const round = await slot.spin();
    rounds.push(round);
    const left = minor('500.00') - total(rounds, 'stake') + total(rounds, 'win');
    expect(minor(round.balance)).toBe(left);
    await expect(slot.readout('Balance')).toHaveText(shown(round.balance));
  }

  const [session] = (await player.client.call(play.openSessions, {})).rows;
  await exitToWallet(page);

  const rest = minor('500.00') - total(rounds, 'stake') + total(rounds, 'win');
  await expect(page.getByText(shown(rounds.at(-1)?.balance ?? '')).first()).toBeVisible();
  expect(minor((await player.balance()).balance)).toBe(rest);
  const settled = await player.client.call(play.sessionInfo, { id: session?.sessionId ?? '' });
  expect(settled.state).toBe('settled');
  expect(minor(settled.staked)).toBe(total(rounds, 'stake'));
  expect(minor(settled.won)).toBe(total(rounds, 'win'));
  expect(minor(settled.recovered ?? '')).toBe(rest);
});

test('returns the money when the player goes home, and shows the amount', async ({
  page,
  player,
  size,
}) => {
  await playByAddress(page, GAME.id);
  const slot = await openSlot(page, GAME.name);
  const { balance } = await slot.spin();
  await page.getByRole('button', { name: 'Game menu' }).click();
  // Waited for before the action, because the toast disappears after three seconds.
  await Promise.all([
    toast(page, `${shown(balance)} is back in your wallet.`).waitFor({ state: 'attached' }),
    page.getByRole('button', { name: 'Back to home' }).click(),
  ]);
  await expect(page).toHaveURL(homePath(size));
  await expect(balancePill(page)).toContainText(shown(balance));
  expect((await player.balance()).balance).toBe(balance);
});

test('moves the game menu by a drag, which does not open it', async ({ page }) => {
  await playByAddress(page, GAME.id);
  await openSlot(page, GAME.name);
  const menu = page.getByRole('button', { name: 'Game menu' });
  const exit = page.getByRole('button', { name: 'Exit game' });
  const getTop = async () => (await menu.boundingBox())?.y ?? 0;
  const before = await getTop();
  await menu.hover();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = (await menu.boundingBox()) ?? {};
  // The mouse stays on the handle, which follows it: Playwright sends the events of its mouse to the
  // game's frame wherever the mouse is over it, although the handle has captured the pointer.
  for (let moved = 15; moved <= 150; moved += 15) {
    await page.mouse.move(x + width / 2, y + height / 2 + moved);
    await expect.poll(getTop).toBeGreaterThan(before + moved - 10);
  }
  await page.mouse.up();
  await expect(exit).toBeHidden();
  await menu.click();
  await expect(exit).toBeVisible();
});

test('returns the money automatically when the tab is closed during play', async ({
  context,
  page,
  player,
}) => {
  test.slow();
  await playByAddress(page, GAME.id);
  const slot = await openSlot(page, GAME.name);
  const { balance } = await slot.spin();
  await page.close({ runBeforeUnload: true });
  await expect
    .poll(async () => (await player.balance()).balance, { timeout: WITHIN_A_MINUTE })
    .toBe(balance);

  const later = await context.newPage();
  await later.goto('/');
  const dialog = later.getByRole('dialog', { name: 'Your money is back in your wallet' });
  await expect(dialog).toContainText(shown(balance));
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog).toBeHidden();
  await expect(balancePill(later)).toContainText(shown(balance));
});

test.describe('with an empty wallet', () => {
  test.use({ wallet: '0.00' });

  test('shows an insufficient balance and links to the deposit', async ({ page }) => {
    await page.goto(`/pages/index/gameDetail?id=${GAME.id}`);
    await expect(page.getByText('Insufficient balance, please deposit!')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL('/pages/account/recharge');
  });
});
