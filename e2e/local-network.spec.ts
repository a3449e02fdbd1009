import { chromiumFlags, findJourneyChromium } from '../scripts/lib/chromium.ts';
import { depositThroughForm } from './support/deposit.ts';
import { exitToWallet, playByAddress } from './support/game.ts';
import {
  NETWORK_HOST,
  type NetworkProduct,
  startNetworkProduct,
} from './support/network-product.ts';
import { newPhone } from './support/phone.ts';
import { CARDHOLDER, PASSWORD } from './support/player.ts';
import { balancePill } from './support/screens.ts';
import { openSlot } from './support/slot.ts';
import { expect, test } from './support/test.ts';

const GAME = { id: 'crown-of-siam', name: 'Crown of Siam' };

test.use({
  launchOptions: {
    executablePath: findJourneyChromium().path,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${NETWORK_HOST} 127.0.0.1`],
  },
});

let product: NetworkProduct;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startNetworkProduct();
});
test.afterAll(() => product.stop());

test('signs up, deposits, plays and withdraws on a phone in the local network, without a secure context @once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const phone = newPhone();
  await page.goto(product.origin);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);

  await test.step('signs up', async () => {
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('Phone number', { exact: true }).fill(phone);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => product.readCode(phone)).toMatch(/^\d{6}$/);
    const code = await product.readCode(phone);
    await page
      .getByLabel('SMS code')
      .and(page.getByRole('textbox'))
      .fill(code ?? '');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('radio', { name: 'Luzon Savings' }).check();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByLabel('Account holder').fill(CARDHOLDER);
    await page.getByLabel('Account number').fill('12345678');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${product.origin}/pages/index/index`);
  });

  await test.step('loads covers from the network origin', async () => {
    const cover = page.locator(`img[src^="${product.sandboxOrigin}/art/covers/"]`).first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('deposits at the bank and updates another tab without Web Locks', async () => {
    const lobby = await page.context().newPage();
    await lobby.goto(product.origin);
    await expect(balancePill(lobby)).toContainText('₱0');
    await page.goto(`${product.origin}/pages/account/recharge`);
    await depositThroughForm(page, '500');
    expect(new URL(page.url()).origin).toBe(product.sandboxOrigin);
    await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
    // With or without the bonus of the week's first deposit, which a job credits.
    await expect(balancePill(lobby)).toContainText(/₱5(00|25)\.00/);
    await lobby.close();
    await page.getByRole('link', { name: 'Back to Parlor' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit complete' })).toBeVisible();
  });

  await test.step('plays and returns the money', async () => {
    await playByAddress(page, GAME.id, product.origin);
    const slot = await openSlot(page, GAME.name);
    await slot.spin();
    await exitToWallet(page);
  });

  await test.step('withdraws', async () => {
    await page.goto(`${product.origin}/pages/account/cashout`);
    await page.getByLabel('Amount', { exact: true }).fill('100');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Withdraw ₱100.00' }).click();
    const proof = page.getByRole('dialog', { name: "Confirm it's you" });
    await proof.getByLabel('Your password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Withdrawal complete' })).toBeVisible({
      timeout: 60_000,
    });
  });
});
