import { randomUUID } from 'node:crypto';
import { play, promotions } from '@parlor/api/calls';
import type { Locator, Page } from '@playwright/test';
import { exitGame } from './support/game.ts';
import { logInFrom } from './support/login.ts';
import { minor, shown } from './support/money.ts';
import { type Player, signUp } from './support/player.ts';
import { homePath } from './support/screens.ts';
import { openSlot } from './support/slot.ts';
import { expect, playerTest, test } from './support/test.ts';

const SLOT = { id: 'crown-of-siam', name: 'Crown of Siam' };
/** Slots that play no free spins of their own, which would go on after a press. */
const FREE_AT_LOTUS = { id: 'fire-sevens', name: 'Fire Sevens' };
const FREE_AT_ORBIT = { id: 'orbit-neon-sevens', name: 'Neon Sevens' };
/** A game of the category `live`. */
const TABLE = { id: 'royale-roulette' };

/** The newest promotion record of the player. */
async function readRecord(player: Player) {
  const { rows } = await player.client.call(promotions.recordList, {});
  const [record] = rows;
  if (!record) throw new Error('The player has joined no promotion');
  return record;
}

const openRecord = (page: Page, id: string) =>
  page.goto(`/pages/account/myPromotion/myPromotionDetail?id=${id}`);

/** Opens a game with the promotion as its fund, and plays a round. */
async function playFromPromotion(page: Page): Promise<void> {
  await page.goto(`/pages/index/playingGame?id=${SLOT.id}`);
  await expect(page.getByRole('radio', { name: 'Weekend slots' })).toBeChecked();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const slot = await openSlot(page, SLOT.name);
  await slot.spin();
  const menu = page.getByRole('button', { name: 'Game menu' });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Deposit' })).toBeHidden();
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page.getByRole('heading', { name: 'Back in your promotion' })).toBeVisible();
}

const confirmation = (page: Page): Locator => page.getByRole('alertdialog');

test('a visitor logs in to join, plays from the promotion, and closes it', async ({
  page,
  size,
}) => {
  test.slow();
  const player = await signUp();
  await player.deposit('500.00');
  await page.goto('/pages/privilege/privilege');
  await page.getByRole('link', { name: /Weekend slots/ }).click();

  await test.step('resumes at the promotion after the login', async () => {
    const question = page.getByRole('dialog', { name: /Weekend slots/ });
    await logInFrom(question, size, player.username);
    await expect(page.getByRole('heading', { level: 1, name: 'Weekend slots' })).toBeVisible();
  });

  await test.step('joins', async () => {
    await page.getByLabel('Transfer from your wallet').fill('100');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Check before you join')).toBeVisible();
    await page.getByRole('button', { name: 'Join with ₱100' }).click();
    await expect(page.getByText("You've joined")).toBeVisible();
    expect(await player.balance()).toMatchObject({ balance: '400.00', inPromotion: '120.00' });
    // The promotion is loaded again, and the confirmation stays.
    await expect(page.getByText('Joined', { exact: true })).toBeVisible();
    await expect(page.getByText('₱100.00 and the bonus are in the promotion.')).toBeVisible();
  });

  await playFromPromotion(page);
  expect((await player.balance()).balance).toBe('400.00');
  const record = await readRecord(player);
  expect(minor(record.currentBetAmount)).toBeGreaterThan(0n);

  await test.step('closes it, after the amounts that are lost', async () => {
    await page.getByRole('link', { name: 'See my promotion' }).click();
    await expect(page.getByText(SLOT.name).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await confirmation(page)
      .getByRole('button', { name: /^Close and lose/ })
      .click();
    await expect(page.getByRole('heading', { name: 'This promotion is closed' })).toBeVisible();
    expect(await readRecord(player)).toMatchObject({ status: 'closed', currentBalance: '0.00' });
    expect(await player.balance()).toMatchObject({ balance: '400.00', inPromotion: '0.00' });
  });
});

playerTest.describe('almost settlable', () => {
  playerTest.use({ scenario: 'almost-settlable' });

  playerTest(
    'refuses a game that the promotion does not include, and settles after a round of one that it does',
    async ({ page, player, size }) => {
      playerTest.slow();
      const { id } = await readRecord(player);

      await playerTest.step('refuses with the reason, before play and at the launch', async () => {
        await page.goto(`/pages/index/playingGame?id=${TABLE.id}`);
        const option = page.getByRole('radio', { name: 'Weekend slots' });
        await expect(option).toBeDisabled();
        await expect(page.getByText("This promotion doesn't include this game.")).toBeVisible();
        const launch = player.client.call(
          play.launchGame,
          { id: TABLE.id, recordId: id },
          { idempotencyKey: randomUUID() },
        );
        await expect(launch).rejects.toMatchObject({ reason: 'promotion.gameNotAllowed' });
      });

      await playFromPromotion(page);
      const record = await readRecord(player);
      expect(record).toMatchObject({ status: 'settlable', buttonStatus: 1 });
      const { balance } = await player.balance();

      await page.goto(homePath(size));
      const offer = page.getByRole('dialog', { name: 'Weekend slots is ready to settle' });
      await offer.getByRole('link', { name: 'See and settle' }).click();
      const settle = page.getByRole('button', { name: /^Settle ₱/ });
      await settle.click();
      await confirmation(page)
        .getByRole('button', { name: /^Settle ₱/ })
        .click();
      await expect(
        page.getByRole('heading', { name: `${shown(record.currentBalance)} is in your wallet` }),
      ).toBeVisible();
      const after = await player.balance();
      expect(minor(after.balance)).toBe(minor(balance) + minor(record.currentBalance));
      expect(after.inPromotion).toBe('0.00');
    },
  );
});

playerTest.describe('spent', () => {
  playerTest.use({ scenario: 'spent-promotion' });

  playerTest('unlocks a promotion below its release amount', async ({ page, player }) => {
    const { id } = await readRecord(player);
    await openRecord(page, id);
    await page.getByRole('button', { name: 'Unlock' }).click();
    await expect(confirmation(page).getByText('₱0.50')).toBeVisible();
    await confirmation(page).getByRole('button', { name: 'Unlock' }).click();
    await expect(page.getByRole('heading', { name: 'This promotion is unlocked' })).toBeVisible();
    expect(await readRecord(player)).toMatchObject({ status: 'unlocked' });
    expect((await player.balance()).balance).toBe('900.00');
  });
});

playerTest.describe('free spins', () => {
  playerTest.use({ wallet: '500.00' });

  playerTest(
    'plays granted free spins at a transfer and at a seamless provider, and voids the others',
    async ({ page, player }) => {
      playerTest.slow();
      const idempotencyKey = randomUUID();
      const { id } = await player.client.call(
        promotions.participate,
        { id: 'net-win', amount: '100' },
        { idempotencyKey },
      );
      let balance = minor('110.00');

      /** Plays one free spin, and returns what it won. */
      async function playFree(game: { id: string; name: string }, left: number): Promise<void> {
        await page.goto(`/pages/index/playingGame?id=${game.id}`);
        await expect(page.getByRole('radio', { name: 'Net-win challenge' })).toBeChecked();
        await expect(page.getByText(`${left} free spins of ₱1.00 each.`)).toBeVisible();
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        const frame = page.getByTitle(`${game.name} game`).contentFrame();
        await expect(frame.getByText(`Free spins: ${left} × ₱1`)).toBeVisible();
        const answered = page.waitForResponse((response) => /\/play$/.test(response.url()));
        await frame.getByRole('button', { name: `Free spin, ${left} left` }).click();
        const { round } = (await (await answered).json()) as {
          round: { staked: string; won: string };
        };
        expect(round.staked).toBe('0.00');
        balance += minor(round.won);
        await expect(frame.getByText(`Free spins: ${left - 1} × ₱1`)).toBeVisible();
        await exitGame(page);
        await expect(page.getByText('in your promotion').first()).toBeVisible();
        await expect
          .poll(async () => {
            const record = await readRecord(player);
            return { left: record.freeSpins, balance: minor(record.currentBalance) };
          })
          .toEqual({ left: left - 1, balance });
      }

      await playFree(FREE_AT_LOTUS, 10);
      await playFree(FREE_AT_ORBIT, 9);

      await openRecord(page, id);
      await expect(page.getByText('8 free spins left')).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await confirmation(page)
        .getByRole('button', { name: /^Close and lose/ })
        .click();
      await expect(page.getByRole('heading', { name: 'This promotion is closed' })).toBeVisible();
      expect(await readRecord(player)).toMatchObject({ status: 'closed', freeSpins: 0 });
    },
  );
});

playerTest.describe('a stake above the promotion’s limit', () => {
  playerTest.use({ wallet: '1000.00' });

  playerTest('is refused in the game with its reason', async ({ page, player }) => {
    const idempotencyKey = randomUUID();
    await player.client.call(
      promotions.participate,
      { id: 'welcome', amount: '500' },
      { idempotencyKey },
    );
    await page.goto(`/pages/index/playingGame?id=${FREE_AT_ORBIT.id}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const frame = page.getByTitle(`${FREE_AT_ORBIT.name} game`).contentFrame();
    const raise = frame.getByRole('button', { name: 'Raise the stake' });
    await expect(raise).toBeEnabled();
    while (await raise.isEnabled()) await raise.click();
    await frame.getByRole('button', { name: 'Spin', exact: true }).click();
    await expect(
      frame.getByText('The stake is above the limit of this promotion. Choose a lower stake.'),
    ).toBeVisible();
    expect(await readRecord(player)).toMatchObject({
      currentBalance: '1000.00',
      currentBetAmount: '0.00',
    });
  });
});
