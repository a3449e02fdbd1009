import { contact } from '@parlor/api/calls';
import { operator } from './support/operator.ts';
import { expect, playerTest } from './support/test.ts';

/** A PNG of one pixel. */
const picture = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

playerTest.describe('messages and customer service', () => {
  playerTest('reads the welcome message', async ({ page }) => {
    await page.goto('/pages/account/message');
    await expect(page.getByRole('heading', { name: /^\d+ unread$/ })).toBeVisible();
    await page
      .getByRole('link', { name: /unread$/ })
      .first()
      .click();
    const unread = page.getByRole('link', { name: /Unread$/ });
    await expect(unread.first()).toBeVisible();
    const count = await unread.count();
    await unread.first().click();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(unread).toHaveCount(count - 1);
    await page.goBack();
    // The list of the previous page has a button with the same name.
    await expect(page.getByRole('link', { name: /^Notices/ }).first()).toBeVisible();
    const all = page.getByRole('button', { name: 'Mark all as read' });
    if (await all.isEnabled()) await all.click();
    await expect(all).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  });

  playerTest(
    'writes to customer service with an image and reads the reply',
    async ({ page, player }) => {
      await page.goto('/pages/account/contactInfomation');
      await page.getByRole('link', { name: 'Write', exact: true }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Tell us what happened.')).toBeVisible();
      const content = page.getByRole('textbox', { name: /^What happened/ });
      await content.fill('The reels stood still after the third spin.');
      await page.getByRole('textbox', { name: /^Contact details/ }).fill(player.phone);
      await page.getByLabel(/^Images/).setInputFiles(picture);
      await expect(page.getByText('screen.png', { exact: true })).toBeVisible();
      // The draft survives a reload.
      await page.reload();
      await expect(content).toHaveValue('The reels stood still after the third spin.');
      await page.getByLabel(/^Images/).setInputFiles(picture);
      await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
      await expect(page.locator('[data-part="done"]')).toBeVisible();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText("Thanks, we've received your message")).toBeVisible();
      const earlier = page.getByRole('region', { name: 'Previous messages' });
      await expect(earlier.getByText('The reels stood still after the third spin.')).toBeVisible();
      await expect(earlier.getByRole('img', { name: 'Image 1' })).toBeVisible();

      const { rows } = await player.client.call(contact.feedbackList, {});
      await operator('feedback', 'answer', String(rows[0]?.feedbackId), 'It is mended.');
      await page.reload();
      await expect(earlier.getByText('It is mended.')).toBeVisible();
    },
  );
});
