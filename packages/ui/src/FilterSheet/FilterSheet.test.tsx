import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChipGroup } from '../ChipGroup/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { FilterSheet, type FilterSheetProps } from './index.ts';

const empty = { makers: [] as string[] };
type Filter = typeof empty;
const makers = [
  { value: 'lotus', label: 'Lotus' },
  { value: 'orbit', label: 'Orbit' },
];

const draw = (props: Partial<FilterSheetProps<Filter>> = {}) => (
  <FilterSheet value={empty} empty={empty} onApply={() => {}} {...props}>
    {(draft, change) => (
      <ChipGroup
        type="multiple"
        label="Makers"
        options={makers}
        value={draft.makers}
        onValueChange={(value) => change({ makers: value })}
      />
    )}
  </FilterSheet>
);

describeConformance({
  name: 'FilterSheet',
  root: HTMLDivElement,
  draw: (props) => draw({ open: true, ...props }),
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chip = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('applies the selection on apply only', async () => {
  const onApply = vi.fn();
  render(draw({ onApply }));
  await userEvent.click(button('Filter'));
  await userEvent.click(chip('Orbit'));
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(button('Show results'));
  expect(onApply.mock.calls).toEqual([[{ makers: ['orbit'] }]]);
  await gone();
});

test('discards the draft on close and starts from the applied filters again', async () => {
  const onApply = vi.fn();
  render(draw({ onApply, value: { makers: ['lotus'] } }));
  await userEvent.click(button(/^Filter/));
  await userEvent.click(chip('Orbit'));
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(button(/^Filter/));
  expect(chip('Lotus')).toHaveAttribute('aria-pressed', 'true');
  expect(chip('Orbit')).toHaveAttribute('aria-pressed', 'false');
});

test('keeps a filter that was applied while it is open', async () => {
  const onApply = vi.fn();
  const both = { makers: [] as string[], tag: '' };
  const sheet = (value: typeof both) => (
    <FilterSheet open value={value} empty={both} onApply={onApply}>
      {(draft, change) => (
        <button type="button" onClick={() => change({ tag: 'festival' })}>
          {draft.makers.join() || 'All makers'}
        </button>
      )}
    </FilterSheet>
  );
  const { rerender } = render(sheet(both));
  await userEvent.click(button('All makers'));
  rerender(sheet({ ...both, makers: ['lotus'] }));
  expect(button('lotus')).toBeVisible();
  await userEvent.click(button('Show results'));
  expect(onApply.mock.calls).toEqual([[{ makers: ['lotus'], tag: 'festival' }]]);
});

test('is operable by keyboard alone', async () => {
  const onApply = vi.fn();
  render(draw({ onApply }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(sheet).toHaveFocus());
  const stops: (string | null | undefined)[] = [];
  const next = async () => {
    await userEvent.tab();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
    stops.push(document.activeElement?.textContent);
  };
  while (!stops.includes('Lotus') && stops.length < 9) await next();
  await userEvent.keyboard('{ArrowRight} ');
  while (!stops.includes('Show results') && stops.length < 9) await next();
  await userEvent.keyboard('{Enter}');
  expect(onApply.mock.calls).toEqual([[{ makers: ['orbit'] }]]);
  await gone();
});

test('shows the number of selected filters', () => {
  const { rerender } = render(draw({ value: { makers: ['lotus', 'orbit'] } }));
  expect(button('Filter 2 selected')).toBeVisible();
  rerender(draw());
  expect(button('Filter')).toBeVisible();
});

test('resets the draft to no filters', async () => {
  const onApply = vi.fn();
  render(draw({ onApply, value: { makers: ['lotus'] }, defaultOpen: true }));
  await userEvent.click(button('Reset'));
  expect(chip('Lotus')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Reset')).toBeDisabled();
  await userEvent.click(button('Show results'));
  expect(onApply).toHaveBeenCalledWith(empty);
});

test('shows the number of results of the draft and that it is loading', async () => {
  const result = ({ makers: chosen }: Filter) => `Show ${chosen.length === 0 ? 36 : 12} games`;
  const { rerender } = render(draw({ result, defaultOpen: true }));
  expect(button('Show 36 games')).toBeVisible();
  await userEvent.click(chip('Orbit'));
  expect(button('Show 12 games')).toBeVisible();
  rerender(draw({ result, counting: true }));
  expect(button(/Show 12 games/)).toHaveAttribute('aria-busy', 'true');
});

test('closes without a change when the draft equals the applied filters', async () => {
  const onApply = vi.fn();
  render(draw({ onApply, defaultOpen: true }));
  await userEvent.click(button('Show results'));
  await gone();
  expect(onApply).not.toHaveBeenCalled();
});

test('opens at the side of a desktop', async () => {
  await page.viewport(1280, 800);
  render(draw({ defaultOpen: true }));
  const drawer = screen.getByRole('dialog', { name: 'Filter' });
  await Promise.all(drawer.getAnimations().map((animation) => animation.finished));
  const { right, top, height } = drawer.getBoundingClientRect();
  expect([right, top, height]).toEqual([window.innerWidth, 0, 800]);
  expect(drawer.querySelector('[data-part="handle"]')).toBeNull();
  await page.viewport(390, 844);
});
