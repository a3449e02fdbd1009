import { expect, waitFor, within } from 'storybook/test';

interface Shown {
  canvas: ReturnType<typeof within>;
}

/** Parts that load when they are asked for take a moment on a development server. */
const soon = { timeout: 20_000 };

/** A play: these words are to be seen. */
export const says =
  (words: string) =>
  async ({ canvas }: Shown): Promise<void> => {
    const [found] = await canvas.findAllByText(words, {}, soon);
    await expect(found).toBeVisible();
  };

/** A play: it is said that something did not come, with a button that asks for it again. */
export async function offersRetry({ canvas }: Shown): Promise<void> {
  const [retry] = await canvas.findAllByRole('button', { name: 'Try again' }, soon);
  await expect(retry).toBeVisible();
}

/** A play: the bar on top of a phone says this, in one line and as high as it was. */
export const isNamed =
  (name: string) =>
  async ({ canvas }: Shown): Promise<void> => {
    const bar = await canvas.findByRole('banner', {}, soon);
    const { height } = bar.getBoundingClientRect();
    const title = await within(bar).findByText(name, {}, soon);
    await expect(title).toBeVisible();
    await waitFor(() => expect(bar.getBoundingClientRect().height).toBe(height));
    await expect(title.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  };
