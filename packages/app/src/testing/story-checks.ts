import { expect, screen, waitFor, within } from 'storybook/test';
import { columns } from '../components/columns.ts';
import type { Column } from '../navigation/route.ts';

interface Shown {
  canvas: ReturnType<typeof within>;
}

/** Lazy parts take a moment on a development server. */
export const soon = { timeout: 20_000 };

/** A play function: expects this text to be visible. */
export const says =
  (text: string) =>
  async ({ canvas }: Shown): Promise<void> => {
    const [found] = await canvas.findAllByText(text, {}, soon);
    await expect(found).toBeVisible();
  };

/** A play function: expects a button that retries a failed call. */
export async function showsRetry({ canvas }: Shown): Promise<void> {
  const [retry] = await canvas.findAllByRole('button', { name: 'Try again' }, soon);
  await expect(retry).toBeVisible();
}

/** A play function: expects this title in the bar on top of a phone, in one line of the same height. */
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

/** A play function: expects the page of a desktop in its column, with its title and back button aligned. */
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

/** Expects two elements in one row, in this order. */
export async function expectBeside(left: Element, right: Element): Promise<void> {
  await waitFor(() => {
    const [of, other] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
    expect(of.right).toBeLessThanOrEqual(other.left);
    expect(of.top).toBeLessThan(other.bottom);
    expect(other.top).toBeLessThan(of.bottom);
  });
}

/** Toasts appear outside the canvas, and are announced. */
export const said = (words: RegExp) =>
  waitFor(
    () =>
      expect(
        screen.getAllByRole('status').some(({ textContent }) => words.test(textContent ?? '')),
      ).toBe(true),
    { timeout: 10_000 },
  );
