import { gamePage } from '@parlor/api/calls';
import { logInFrom } from './support/login.ts';
import { signUp } from './support/player.ts';
import { toast } from './support/screens.ts';
import { expect, playerTest, test } from './support/test.ts';

const games = '/pages/browser/browser';

test.describe('browsing as a visitor', () => {
  test('restores the scroll position of a long list on back and after a reload', async ({
    page,
  }) => {
    await page.goto(`${games}?sort=name`);
    const grid = page.getByRole('grid', { name: 'All games' });
    const first = await grid.getByRole('link').first().getAttribute('href');
    await page.evaluate(() => window.scrollTo({ top: 2400 }));
    await expect(grid.locator(`a[href="${first}"]`)).toHaveCount(0);
    // A game whose cover is fully visible, and its position.
    const seen = await page.waitForFunction(() => {
      const links = [...document.querySelectorAll<HTMLElement>('[role="grid"] a')];
      const whole = links.find((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > 200 && bottom < window.innerHeight - 100;
      });
      return whole?.getAttribute('href');
    });
    const game = grid.locator(`a[href="${await seen.jsonValue()}"]`);
    const left = await page.evaluate(() => window.scrollY);
    const isWhereItWas = async () => {
      await expect(game).toBeInViewport();
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
        .toBeLessThan(100);
    };

    // A pointer click would scroll first, although the link is sticky.
    await page.getByRole('link', { name: /^My games/ }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Your games in one place' })).toBeVisible();
    await page.goBack();
    await isWhereItWas();
    await page.reload();
    await isWhereItWas();
  });

  test('filters games in a sheet and keeps the filters in the address', async ({ page }) => {
    await page.goto(games);
    await page.getByRole('button', { name: /^Filter/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('button', { name: 'New games' }).click();
    await sheet.getByRole('button', { name: 'Festival' }).click();
    await sheet.getByRole('button', { name: /^Show \d+ games?$/ }).click();
    await expect(page).toHaveURL(/list=new&tag=festival$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'New games · Festival' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove New games' }).click();
    await expect(page).toHaveURL(/\?tag=festival$/);
  });

  test('keeps loaded games while offline and loads the rest on reconnect', async ({
    context,
    faults,
    page,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
    await page.goto(games);
    const grid = page.getByRole('grid', { name: 'All games' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    await context.setOffline(true);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(page.getByRole('alert').filter({ hasText: /Can't reach/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('alert').filter({ hasText: /Can't reach/ })).toBeHidden();
    await expect(grid.getByRole('link').last()).toBeVisible();
  });

  test('keeps the scroll position and sets the favorite after login from a heart far down the list', async ({
    page,
    size,
  }) => {
    const player = await signUp();
    await page.goto(`${games}?sort=name`);
    const grid = page.getByRole('grid', { name: 'All games' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 2400 }));
    // Fully visible, so that the click does not scroll.
    const seen = await page.waitForFunction(() => {
      const hearts = [...document.querySelectorAll('[role="grid"] button[aria-pressed]')];
      const whole = hearts.find((heart) => {
        const { top, bottom } = heart.getBoundingClientRect();
        return window.scrollY > 2000 && top > 200 && bottom < window.innerHeight - 100;
      });
      return whole?.getAttribute('aria-label');
    });
    const name = String(await seen.jsonValue());
    const heart = page.getByRole('button', { name, exact: true });
    const left = await page.evaluate(() => window.scrollY);
    await heart.click();
    const question = page.getByRole('dialog', { name: new RegExp(name.replace('Favorite ', '')) });
    await logInFrom(question, size, player.username);
    await expect(page).toHaveURL(/sort=name$/);
    await expect(heart).toBeInViewport();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
      .toBeLessThan(100);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => (await player.client.call(gamePage.favoriteIds, {})).ids)
      .toHaveLength(1);
  });
});

playerTest.describe('browsing as a player', () => {
  playerTest(
    'finds a game by name, marks it as a favorite and lists it under favorites',
    async ({ page, size }) => {
      await page.goto('/');
      if (size === 'phone') await page.getByRole('link', { name: /^Search [\d,]+ games$/ }).click();
      await page.getByRole('searchbox', { name: 'Search games and makers' }).fill('shark tide');
      // On a desktop the search is on home, which links to the same game too.
      const found = page.getByRole('heading', { name: /for “shark tide”$/ });
      await expect(found).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Shark Tide/ })
        .click();
      await expect(page.getByRole('heading', { name: 'Shark Tide', level: 1 })).toBeVisible();

      await page.getByRole('button', { name: /^Favorite Shark Tide/ }).click();
      await page.getByRole('button', { name: /^Like Shark Tide/ }).click();
      await page.getByRole('radio', { name: '5 of 5 stars' }).click();
      await expect(toast(page, 'Your rating is saved.').first()).toBeAttached();
      await page.reload();
      await expect(page.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
      await expect(page.getByRole('button', { name: /^Like Shark Tide/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );

      await page.goto('/pages/myGames/myGames');
      await expect(
        page.getByRole('list', { name: 'Favorites' }).getByRole('link', { name: /^Shark Tide/ }),
      ).toBeVisible();
      await page.getByRole('tab', { name: 'Liked' }).click();
      await expect(page).toHaveURL(/tab=liked$/);
      await expect(
        page.getByRole('list', { name: 'Liked games' }).getByRole('link', { name: /^Shark Tide/ }),
      ).toBeVisible();
      // Only a search whose result was opened is kept as a recent search.
      await page.goto('/pages/browser/searchGame');
      await expect(page.getByRole('link', { name: 'shark tide', exact: true })).toBeVisible();
    },
  );

  playerTest('posts a comment and deletes it', async ({ page }) => {
    await page.goto('/pages/index/gameDetail?id=shark-tide&tab=comments');
    await page.getByRole('textbox', { name: 'Your comment' }).fill('The tide is high');
    await page.getByRole('button', { name: 'Post' }).click();
    // The game is an article too and contains its comments.
    const said = page.getByRole('article').getByRole('article');
    const own = said.filter({ hasText: 'The tide is high' });
    await expect(own.getByText('In review')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    await page.reload();
    await own.getByRole('button', { name: 'Delete your comment' }).click();
    await expect(own).toBeHidden();
  });

  playerTest('goes back page by page through everything visited', async ({ page }) => {
    await page.goto(games);
    await page.getByRole('radio', { name: 'Fishing' }).click();
    await expect(page).toHaveURL(/category=fishing$/);
    const grid = page.getByRole('grid', { name: 'Fishing' });
    await grid.getByRole('link').first().click();
    await expect(page).toHaveURL(/gameDetail/);
    await page.getByRole('tab', { name: /^Comments/ }).click();
    await expect(page).toHaveURL(/tab=comments$/);
    // Switching tabs adds no history entry.
    await page.goBack();
    await expect(page).toHaveURL(/browser\?category=fishing$/);
    await expect(grid.getByRole('link').first()).toBeVisible();
  });
});
