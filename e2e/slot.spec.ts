import { exitToWallet, playByAddress } from './support/game.ts';
import { openSlot } from './support/slot.ts';
import { expect, playerTest as test } from './support/test.ts';

test.use({ wallet: '500.00' });

const GAME = { id: 'crown-of-siam', name: 'Crown of Siam' };

// `pnpm bench slot` measures the duration.
test('opens and exits a game repeatedly', async ({ page }) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto(`/pages/index/gameDetail?id=${GAME.id}`);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await openSlot(page, GAME.name);
    await exitToWallet(page);
  }
});

test('plays the slot by keyboard only', async ({ page }) => {
  await playByAddress(page, GAME.id);
  await openSlot(page, GAME.name);
  const game = page.getByTitle(`${GAME.name} game`).contentFrame();
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  for (let step = 0; step < 20; step += 1) {
    if (await spin.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(spin).toBeFocused();
  const played = page.waitForResponse((response) => /\/play$/.test(response.url()));
  await page.keyboard.press('Space');
  expect((await played).ok()).toBe(true);
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
  await expect(spin).toBeFocused();
});
