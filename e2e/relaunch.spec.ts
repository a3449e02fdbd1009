import { play, wallet } from '@parlor/api/calls';
import { exitToWallet, playByAddress } from './support/game.ts';
import { openSlot } from './support/slot.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'crown-of-siam', name: 'Crown of Siam' };
const ADDRESS = `/pages/index/playingGame?id=${GAME.id}`;

test('moves no money for a game opened by address before Play is tapped, nor on a reload', async ({
  context,
  page,
  player,
}) => {
  test.slow();
  const playButton = page.getByRole('button', { name: 'Play', exact: true });
  const transfers = async () =>
    (await player.client.call(wallet.billList, {})).rows.filter(({ kind }) =>
      kind.startsWith('maker.'),
    ).length;
  const openSession = async () =>
    (await player.client.call(play.openSessions, {})).rows[0]?.sessionId;

  await test.step('opens by address and through the history', async () => {
    await page.goto(ADDRESS);
    await expect(page.getByRole('heading', { name: GAME.name, level: 1 })).toBeVisible();
    await expect(page.getByText('₱500.00').first()).toBeVisible();
    await expect(playButton).toBeVisible();
    await page.goto('/pages/account/privacy');
    await page.goBack();
    await expect(playButton).toBeVisible();
    await page.reload();
    await expect(playButton).toBeVisible();
    expect(await player.balance()).toMatchObject({ balance: '500.00', inPlay: '0.00' });
    expect(await transfers()).toBe(0);
  });

  await test.step('moves the money once on Play', async () => {
    await playButton.click();
    await openSlot(page, GAME.name);
    expect(await player.balance()).toMatchObject({ balance: '0.00', inPlay: '500.00' });
    expect(await transfers()).toBe(1);
  });

  const slot = await openSlot(page, GAME.name);
  const { balance } = await slot.spin();
  const sessionId = await openSession();

  await test.step('rejoins the session on reload without moving money', async () => {
    for (let reloads = 0; reloads < 2; reloads += 1) {
      await page.reload();
      const rejoined = await openSlot(page, GAME.name);
      await expect(rejoined.readout('Balance')).toHaveText(`₱${balance}`);
      expect(await openSession()).toBe(sessionId);
      expect(await transfers()).toBe(1);
    }
  });

  await test.step('shows Play in another tab and keeps the session', async () => {
    const other = await context.newPage();
    await other.goto(ADDRESS);
    await expect(other.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(other.getByText(/is in this game, in another tab/)).toBeVisible();
    expect(await openSession()).toBe(sessionId);
    expect(await transfers()).toBe(1);
    await other.close();
  });

  await test.step('shows Play again after a regular exit', async () => {
    await exitToWallet(page);
    await page.reload();
    await expect(playButton).toBeVisible();
    expect(await player.balance()).toMatchObject({ balance, inPlay: '0.00' });
    expect(await transfers()).toBe(2);
  });
});

test('does not launch when the player returns through the history', async ({ page, player }) => {
  await page.goto(`/pages/index/gameDetail?id=${GAME.id}`);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await openSlot(page, GAME.name);
  await exitToWallet(page);
  await page.goBack();
  await expect(page).toHaveURL(/gameDetail/);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await player.balance()).toMatchObject({ balance: '500.00', inPlay: '0.00' });
});

test('resumes a launch whose response was lost to a reload and moves the money once', async ({
  page,
  player,
}) => {
  let isLost = false;
  await page.route('**/game/launch/**', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    // The server has handled the request; the page does not receive the response.
    await route.fetch();
    return new Promise<void>(() => {});
  });
  await playByAddress(page, GAME.id);
  await expect.poll(async () => (await player.balance()).inPlay).toBe('500.00');
  await page.reload();
  await openSlot(page, GAME.name);
  const { rows } = await player.client.call(wallet.billList, {});
  expect(rows.filter(({ kind }) => kind.startsWith('maker.'))).toHaveLength(1);
  expect(await player.balance()).toMatchObject({ balance: '0.00', inPlay: '500.00' });
});
