import { apiBase, appOrigin } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test('S22: serves the API documentation page without third-party requests or CSP violations @once', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(appOrigin) && !url.startsWith('data:')) elsewhere.push(url);
  });
  await page.goto(`${apiBase}/docs`);
  await expect(page.getByRole('heading', { name: /Parlor: calls of players/ })).toBeVisible();
  await page.getByRole('heading', { name: 'wallet' }).click();
  await expect(page.getByText('/pay/withdraw', { exact: true })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
