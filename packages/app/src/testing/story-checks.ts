import { expect, waitFor, within } from 'storybook/test';
import { columns } from '../components/columns.ts';
import type { Column } from '../navigation/route.ts';

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
export async function showsRetry({ canvas }: Shown): Promise<void> {
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

/** A play: on a desktop the page keeps to its column, and its title and way back stand right over it. */
export const isInColumn =
  (column: Column) =>
  async ({ canvas }: Shown): Promise<void> => {
    const back = await canvas.findByRole('button', { name: 'Back' }, soon);
    // A phone has it in the bar on top, outside the page.
    await expect(back.closest('main')).not.toBeNull();
    await waitFor(() => {
      const head = back.parentElement?.getBoundingClientRect();
      const body = back.parentElement?.nextElementSibling?.getBoundingClientRect();
      expect(body?.width).toBe(columns[column]);
      // The arrow's own edge, not its button's.
      expect(Math.abs((head?.left ?? 0) - (body?.left ?? 0))).toBeLessThanOrEqual(16);
    }, soon);
  };

/** These stand in one row, in this order, as there is no room for on a phone. */
export async function expectBeside(left: Element, right: Element): Promise<void> {
  await waitFor(() => {
    const [of, other] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
    expect(of.right).toBeLessThanOrEqual(other.left);
    expect(of.top).toBeLessThan(other.bottom);
    expect(other.top).toBeLessThan(of.bottom);
  });
}
