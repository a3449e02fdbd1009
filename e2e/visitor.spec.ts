import { expectLoaded } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('a visitor', () => {
  test('is redirected to home, which shows the site data of the server', async ({ page, size }) => {
    await page.goto('/');
    await expect(page).toHaveURL(size === 'phone' ? '/pages/index/index' : '/pages/desktop/index');
    await expect(page).toHaveTitle('Parlor: games, wallet and promotions');
    await expect(page.getByRole('heading', { level: 1, name: 'Parlor home' })).toBeAttached();

    const brand = page.getByRole('link', { name: 'Parlor', exact: true });
    await expect(brand.locator('svg')).toBeVisible();

    const offers = page.getByRole('region', { name: 'Offers' });
    await expect(offers.getByRole('link')).not.toHaveCount(0);
    await expectLoaded(offers.getByRole('link').first().locator('img'));
    // With reduced motion the line shows the latest notice only.
    await expect(page.getByRole('link', { name: /^Live tables are closed from/ })).toBeVisible();

    const categories = page.getByRole('radiogroup', { name: 'Categories' });
    await expect(categories.getByRole('radio')).toHaveText([
      'All',
      'Slots',
      'Live',
      'Fishing',
      'Cards',
      'Crash',
      'Sports',
      'Lottery',
      'Arcade',
    ]);
    for (const name of ['New', 'Hot']) {
      await expectLoaded(page.getByRole('region', { name }).locator('img').first());
    }
    const all = page.getByRole('list', { name: 'All games' });
    await all.scrollIntoViewIfNeeded();
    await expectLoaded(all.locator('img').first());
    await expect(page.getByText('You must be 21 or older.')).toBeAttached();
  });

  test('sees the games of one category and returns to it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Fishing' }).click();
    await expect(page).toHaveURL(/\?category=fishing$/);
    const games = page.getByRole('list', { name: 'Fishing' });
    await expect(games.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeHidden();
    await expectLoaded(games.locator('img').first());

    await page.reload();
    await expect(page.getByRole('radio', { name: 'Fishing' })).toBeChecked();
    await page.getByRole('radio', { name: 'All' }).click();
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible();
  });

  test('is asked to log in or sign up before playing a game', async ({ page, size }) => {
    await page.goto('/');
    const tile = page.getByRole('region', { name: 'Hot' }).getByRole('listitem').first();
    await tile.click();
    const question = page.getByRole('dialog', { name: /^Log in to play / });
    await expect(question.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(question).toBeHidden();

    await tile.click();
    await question.getByRole('button', { name: 'Log in' }).click();
    if (size === 'phone') {
      await expect(page).toHaveURL('/pages/login/accountLogin');
    } else {
      await expect(page).toHaveURL('/pages/desktop/index');
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    }
    await expect(page.getByLabel('Username or phone number')).toBeVisible();
  });

  test('is redirected from a protected page', async ({ page, size }) => {
    await page.goto('/pages/account/myWallet');
    if (size === 'phone') await expect(page).toHaveURL('/pages/login/accountLogin');
    else await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(page.getByLabel('Username or phone number')).toBeVisible();
  });
});
