import { gamePage } from '@parlor/api/calls';
import { readCaptcha } from './support/phone.ts';
import { PASSWORD, signUp } from './support/player.ts';
import { toast } from './support/screens.ts';
import { captchaShown, expect, playerTest, test } from './support/test.ts';

const games = '/pages/browser/browser';

test.describe('browsing, as a visitor', () => {
  test('comes back to the place in a long list, also after a reload', async ({ page }) => {
    await page.goto(`${games}?sort=name`);
    const grid = page.getByRole('grid', { name: 'All games' });
    const first = await grid.getByRole('link').first().getAttribute('href');
    await page.evaluate(() => window.scrollTo({ top: 2400 }));
    await expect(grid.locator(`a[href="${first}"]`)).toHaveCount(0);
    // What a person sees then: a game whose cover is whole on the screen, and here.
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

    // A click by the pointer would first be scrolled to, though the link sticks to the screen.
    await page.getByRole('link', { name: /^My games/ }).dispatchEvent('click');
    await expect(page.getByRole('heading', { name: 'Your games in one place' })).toBeVisible();
    await page.goBack();
    await isWhereItWas();
    await page.reload();
    await isWhereItWas();
  });

  test('narrows the games down in a sheet; the address keeps it', async ({ page }) => {
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

  test('without a network what is there stays, and the rest follows when it is back', async ({
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

  test('taps a heart far down, logs in, and finds it a favourite where it was', async ({
    page,
    size,
  }) => {
    const player = await signUp();
    await page.goto(`${games}?sort=name`);
    const grid = page.getByRole('grid', { name: 'All games' });
    await expect(grid.getByRole('link').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 2400 }));
    // One that is whole on the screen, so that nothing scrolls to reach it.
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
    const shown = captchaShown(page);
    await question.getByRole('button', { name: 'Log in' }).click();
    const form = size === 'phone' ? page.getByRole('main') : page.getByRole('dialog');
    await form.getByLabel('Username or phone number').fill(player.username);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByLabel('Characters in the image').fill(await readCaptcha(await shown));
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
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

playerTest.describe('browsing, as a player', () => {
  playerTest('finds a game by its name, marks it, and meets it again', async ({ page, size }) => {
    await page.goto('/');
    if (size === 'phone') await page.getByRole('link', { name: /^Search [\d,]+ games$/ }).click();
    await page.getByRole('searchbox', { name: 'Search games and makers' }).fill('shark tide');
    // On a desktop it is typed on home, which has links to the same game.
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
    // What led somewhere is among the recent searches.
    await page.goto('/pages/browser/searchGame');
    await expect(page.getByRole('link', { name: 'shark tide', exact: true })).toBeVisible();
  });

  playerTest('says what they think of a game, and takes it away again', async ({ page }) => {
    await page.goto('/pages/index/gameDetail?id=shark-tide&tab=comments');
    await page.getByRole('textbox', { name: 'Your comment' }).fill('The tide is high');
    await page.getByRole('button', { name: 'Post' }).click();
    // The game is an article too, and has what is said of it inside.
    const said = page.getByRole('article').getByRole('article');
    const own = said.filter({ hasText: 'The tide is high' });
    await expect(own.getByText('In review')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    await page.reload();
    await own.getByRole('button', { name: 'Delete your comment' }).click();
    await expect(own).toBeHidden();
  });

  playerTest('goes back through all of it, page by page', async ({ page }) => {
    await page.goto(games);
    await page.getByRole('radio', { name: 'Fishing' }).click();
    await expect(page).toHaveURL(/category=fishing$/);
    const grid = page.getByRole('grid', { name: 'Fishing' });
    await grid.getByRole('link').first().click();
    await expect(page).toHaveURL(/gameDetail/);
    await page.getByRole('tab', { name: /^Comments/ }).click();
    await expect(page).toHaveURL(/tab=comments$/);
    // A tab is no page of its own.
    await page.goBack();
    await expect(page).toHaveURL(/browser\?category=fishing$/);
    await expect(grid.getByRole('link').first()).toBeVisible();
  });
});
