import { randomUUID } from 'node:crypto';
import { messages, play } from '@parlor/api/calls';
import type { Player } from './support/player.ts';
import { expect, playerTest, test } from './support/test.ts';

test.describe('the lobby, to a visitor', () => {
  test('has themes, makers and what a maker is played most for', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Browse by theme' }).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('region', { name: 'Browse by theme' }).getByRole('link'),
    ).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'Makers' }).getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('region', { name: /^By / })).toHaveCount(2);
  });

  test('gives its games in another order', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: 'Today at the lobby' });
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sort by: Popular' }).click();
    await page.getByRole('menuitemradio', { name: 'A to Z' }).click();
    await expect(page).toHaveURL(/\?sort=name$/);
    const games = page.getByRole('list', { name: 'All games' }).getByRole('link');
    await expect(games.first()).toContainText(/^[^A-Za-z]*A/);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(games).toHaveCount(48);
  });

  test('narrows all games down by maker and theme, and takes that away again', async ({ page }) => {
    await page.goto('/pages/browser/browser');
    await page.getByRole('button', { name: /^Jadeworks/ }).click();
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('button', { name: 'Festival' }).click();
    await sheet.getByRole('button', { name: /^Show \d+ games?$/ }).click();
    await expect(page.getByRole('heading', { name: 'Jadeworks · Festival' })).toBeVisible();
    await expect(page).toHaveURL(/maker=jadeworks&tag=festival$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Jadeworks · Festival' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Jadeworks' }).click();
    await page.getByRole('button', { name: 'Remove Festival' }).click();
    await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  });

  test('finds games by a part of their name, and says when there are none', async ({
    page,
    size,
  }) => {
    await page.goto('/');
    if (size === 'phone') await page.getByRole('link', { name: /^Search \d+ games$/ }).click();
    const field = page.getByRole('searchbox', { name: 'Search games and makers' });
    await field.fill('tide');
    await expect(page).toHaveURL('/pages/browser/browser?keyword=tide');
    await expect(page.getByRole('heading', { name: /games for “tide”$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /Shark Tide/ })).toBeVisible();
    await field.fill('no such game');
    await expect(page.getByText('No results for “no such game”')).toBeVisible();
  });
});

/** A session that was left in good order, so that the game is one to continue. */
async function hasPlayed(player: Player, id: string): Promise<void> {
  const idempotencyKey = randomUUID();
  const { sessionId } = await player.client.call(
    play.launchGame,
    { id, amount: '10.00' },
    { idempotencyKey },
  );
  await player.client.call(play.exitGame, { id: sessionId });
}

playerTest.describe('the lobby, to a player', () => {
  playerTest.use({ wallet: '100.00' });

  playerTest('continues what was played, with the history of it', async ({ page, player }) => {
    await hasPlayed(player, 'shark-tide');
    await page.goto('/');
    const rail = page.getByRole('region', { name: 'Continue' });
    await expect(rail.getByRole('link', { name: /^Shark Tide/ })).toHaveAttribute(
      'href',
      '/pages/index/playingGame?id=shark-tide',
    );
    await rail.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL('/pages/account/recentlyPlaying');
    await expect(rail).toBeHidden();
    await expect(page.getByRole('link', { name: /^Shark Tide/ })).toBeVisible();
  });

  // A desktop has the room, and the keys.
  playerTest(
    'shows the latest wins and leads by a slash to the search @desktop',
    async ({ page }) => {
      await page.goto('/');
      const wins = page.getByRole('region', { name: 'Latest wins' });
      await expect(wins.getByRole('link').first()).toContainText(/09•• \d{3}₱[\d,]+\.\d{2}$/);
      await page.keyboard.press('/');
      await page.keyboard.type('kraken');
      await expect(page.getByRole('heading', { name: /for “kraken”$/ })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/pages/desktop/index');
    },
  );

  playerTest(
    'a notice that was not seen is pointed at until it is',
    async ({ page, player, size }) => {
      // The dot of a phone stands for messages too.
      await player.client.call(messages.readAllMessages, {});
      await page.goto('/');
      if (size === 'phone') {
        await page.getByRole('link', { name: 'Account Unread' }).click();
        await page.getByRole('link', { name: /^Notices/ }).click();
      } else {
        await page.getByRole('button', { name: 'Unread notices' }).click();
      }
      // The line of notices on home has the same links: the list is there once its own heading is.
      await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Withdrawals asked for/ })).toBeVisible();
      await page.goBack();
      if (size === 'phone') {
        await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
      } else {
        await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
      }
    },
  );
});
