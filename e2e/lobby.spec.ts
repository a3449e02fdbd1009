import { randomUUID } from 'node:crypto';
import { messages, play } from '@parlor/api/calls';
import type { Player } from './support/player.ts';
import { expect, playerTest, test } from './support/test.ts';

test.describe('the lobby for a visitor', () => {
  test('lists themes, makers and the most played games of a maker', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Browse by theme' }).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('region', { name: 'Browse by theme' }).getByRole('link'),
    ).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'Makers' }).getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('region', { name: /^By / })).toHaveCount(2);
  });

  test('sorts games', async ({ page }) => {
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: "What's new" });
    await notice.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sort by: Popular' }).click();
    await page.getByRole('menuitemradio', { name: 'A to Z' }).click();
    await expect(page).toHaveURL(/\?sort=name$/);
    const games = page.getByRole('list', { name: 'All games' }).getByRole('link');
    await expect(games.first()).toContainText(/^[^A-Za-z]*A/);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(games).toHaveCount(48);
  });

  test('filters games by maker and theme and removes the filters', async ({ page }) => {
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

  test('counts the games of a filter that is opened while the list is loading', async ({
    page,
  }) => {
    await page.goto('/pages/browser/browser');
    let isWaiting = false;
    await page.route('**/game/category_maker/gameList?*makerId*', async (route) => {
      // The list does not arrive: the count aborts it, and its repetition aborts the count.
      if (isWaiting) await route.continue();
      isWaiting = true;
    });
    await page.getByRole('button', { name: /^Jadeworks/ }).click();
    await expect.poll(() => isWaiting).toBe(true);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await expect(sheet.getByRole('button', { name: /^Show \d+ games$/ })).toBeVisible();
  });

  test('finds games by part of a name and shows an empty result', async ({ page, size }) => {
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

/** Plays and exits a session, so that the game is listed under Continue. */
async function hasPlayed(player: Player, id: string): Promise<void> {
  const idempotencyKey = randomUUID();
  const { sessionId } = await player.client.call(
    play.launchGame,
    { id, amount: '10.00' },
    { idempotencyKey },
  );
  await player.client.call(play.exitGame, { id: sessionId });
}

playerTest.describe('the lobby for a player', () => {
  playerTest.use({ wallet: '100.00' });

  playerTest('lists played games under Continue and in the history', async ({ page, player }) => {
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

  // Only the desktop layout has the ticker and keyboard shortcuts.
  playerTest('shows the latest wins and focuses the search on “/” @desktop', async ({ page }) => {
    await page.goto('/');
    const wins = page.getByRole('region', { name: 'Latest wins' });
    await expect(wins.getByRole('link').first()).toContainText(/09•• \d{3}₱[\d,]+\.\d{2}$/);
    await page.keyboard.press('/');
    await page.keyboard.type('kraken');
    await expect(page.getByRole('heading', { name: /for “kraken”$/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pages/desktop/index');
  });

  playerTest('shows an unread dot until the notice is read', async ({ page, player, size }) => {
    // On a phone the same dot covers messages.
    await player.client.call(messages.readAllMessages, {});
    await page.goto('/');
    if (size === 'phone') {
      await page.getByRole('link', { name: 'Account Unread' }).click();
      await page.getByRole('link', { name: /^Notices/ }).click();
    } else {
      await page.getByRole('button', { name: 'Unread notices' }).click();
    }
    // The notice bar on home has the same links, so wait for the heading of the list.
    await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Withdrawals requested/ })).toBeVisible();
    await page.goBack();
    if (size === 'phone') {
      await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
    }
  });
});
