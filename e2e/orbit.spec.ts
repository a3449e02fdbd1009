import { play, wallet } from '@parlor/api/calls';
import { exitGame, playByAddress } from './support/game.ts';
import { minor, shown } from './support/money.ts';
import { openSlot } from './support/slot.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'orbit-neon-sevens', name: 'Neon Sevens' };

test('plays from the wallet itself: each bet and win is posted at once, and nothing is moved', async ({
  page,
  player,
}) => {
  test.slow();
  await playByAddress(page, GAME.id);
  const slot = await openSlot(page, GAME.name);
  await expect(slot.readout('Balance')).toHaveText('₱500.00');
  expect(await player.balance()).toMatchObject({ balance: '500.00', inPlay: '0.00' });

  let expected = minor('500.00');
  for (let count = 0; count < 2; count += 1) {
    const round = await slot.spin();
    expected += minor(round.win) - minor(round.stake);
    expect(minor(round.balance)).toBe(expected);
    await expect(slot.readout('Balance')).toHaveText(shown(round.balance));
    await expect.poll(async () => (await player.balance()).balance).toBe(round.balance);
  }

  await test.step('rejoins the same session on a reload', async () => {
    const before = (await player.client.call(play.openSessions, {})).rows[0]?.sessionId;
    await page.reload();
    const rejoined = await openSlot(page, GAME.name);
    await expect(rejoined.readout('Balance')).toHaveText(shown((await player.balance()).balance));
    expect((await player.client.call(play.openSessions, {})).rows[0]?.sessionId).toBe(before);
  });

  await exitGame(page);
  await expect(page.getByRole('heading', { name: 'In your wallet' })).toBeVisible();
  await expect(page.getByText(shown((await player.balance()).balance)).first()).toBeVisible();
  expect(minor((await player.balance()).balance)).toBe(expected);
  const { rows } = await player.client.call(wallet.billList, {});
  expect(rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('maker.'))).toEqual([]);
});
