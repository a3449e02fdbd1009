import { operator } from './support/operator.ts';
import { expect, playerTest as test } from './support/test.ts';

test('shows the end of maintenance set by the operator and opens the game again @once', async ({
  page,
}) => {
  // The least played game: no other journey opens it.
  const { total } = JSON.parse(await operator('game', 'list', '--limit', '1', '--json'));
  const last = await operator('game', 'list', '--limit', '1', '--page', String(total), '--json');
  const [game] = JSON.parse(last).rows;

  await operator('game', 'maintain', game.gameId, '--until', '2031-05-04 04:30');
  await page.goto(`/pages/index/gameDetail?id=${game.gameId}`);
  await expect(page.getByText('Game under maintenance')).toBeVisible();
  await expect(page.getByText(/^Back on .*4:30/)).toBeVisible();
  await operator('game', 'open', game.gameId);
  await page.reload();
  await expect(page.getByRole('heading', { name: game.name }).first()).toBeVisible();
  await expect(page.getByText('Game under maintenance')).toBeHidden();
});

test.describe('a frozen player @once', () => {
  test.use({ wallet: '500.00' });
  test.beforeEach(async ({ player }) => {
    await operator('player', 'freeze', player.username, '--reason', 'a journey');
  });

  test('sees the freeze and stays logged in', async ({ page, faults }) => {
    faults.allow(/Failed to load resource/);
    await page.goto('/pages/account/recharge');
    await page.getByLabel('Amount', { exact: true }).fill('100');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Pay ₱100.00' }).click();
    await expect(page.getByText('Your account is on hold.').first()).toBeVisible();
    await page.goto('/pages/account/account');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('withdraws after the operator approves', async ({ page, player }) => {
    await player.prove();
    const { withdrawalId } = await player.withdraw('200.00');
    await page.goto(`/pages/account/cashoutAudit?id=${withdrawalId}`);
    await expect(page.getByText('₱200.00').first()).toBeVisible();
    await operator('approve', withdrawalId);
    expect(await player.balance()).toMatchObject({ balance: '300.00' });
  });
});

test('S24: sanitizes HTML written by the operator: no scripts, no unsafe links @once', async ({
  page,
  faults,
}) => {
  // The CSP blocks it as well while the sanitizer parses what it removes (S22).
  faults.allow(/Executing inline event handler violates/);
  // In a locale in which no other journey reads the document.
  const html =
    '<h1>Peraturan rumah</h1><p onclick="alert(1)">Teks</p><script>document.title = "run"</script>' +
    '<img src="x" onerror="document.title = 1"><a href="javascript:alert(1)">pautan</a>';
  await operator('site', 'set', '--userAgreement', `ms_MY=${html}`);
  await page.addInitScript(() => localStorage.setItem('locale', 'ms_MY'));
  await page.goto('/pages/account/userAgreement');
  await expect(page.getByRole('heading', { name: 'Peraturan rumah' })).toBeVisible();
  const text = page.getByText('Teks', { exact: true });
  await expect(text).toBeVisible();
  await expect(page.getByText('pautan')).not.toHaveAttribute('href');
  const left = await page
    .locator('main')
    .evaluate((main) => main.querySelectorAll('script, img[src="x"], [onclick], [onerror]').length);
  expect(left).toBe(0);
  expect(await page.title()).not.toMatch(/^(run|1)$/);
});
