import { exitWith, openGame, readGameBalance } from './support/game.ts';
import { minor } from './support/money.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'koi-king', name: 'Koi King' };

test('plays catch: every press is a shot, and the exact balance returns', async ({
  page,
  player,
}) => {
  const { game, root } = await openGame(page, GAME);
  const shots: { staked: bigint; won: bigint }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/play')) return;
    const { status, round } = (await response.json()) as {
      status: string;
      round: { staked: string; won: string };
    };
    if (status === 'OK') shots.push({ staked: minor(round.staked), won: minor(round.won) });
  });
  const fire = game.locator('#play');
  for (let shot = 0; shot < 3; shot += 1) await fire.click();
  await expect.poll(() => shots.length).toBe(3);
  await expect(root).toHaveAttribute('data-phase', 'idle');
  const expected = shots.reduce((sum, { staked, won }) => sum - staked + won, minor('500.00'));
  await expect.poll(async () => minor(await readGameBalance(game))).toBe(expected);
  await exitWith(page, player, await readGameBalance(game));
});
