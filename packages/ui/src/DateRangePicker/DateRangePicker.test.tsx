import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { DateRangePicker, type DateRangePickerProps, lastDays } from './index.ts';

const today = '2026-11-21';

describeConformance({
  name: 'DateRangePicker',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <DateRangePicker label="Period" today={today} {...props} />,
});

const draw = (props: Partial<DateRangePickerProps> = {}) => (
  <DateRangePicker label="Period" today={today} locale="en-GB" {...props} />
);
// Below its sheet it is hidden from assistive technology.
const field = () => {
  // The lists of months and years are comboboxes too.
  const [first] = screen.getAllByRole('combobox', { hidden: true });
  if (first === undefined) throw new Error('no field');
  return first;
};
/** Some versions of a browser write a comma after the weekday. */
const named = (name: string) => ({ name: new RegExp(`^${name.replace(' ', ',? ')}`) });
const day = (name: string) => screen.findByRole('button', named(name));
const apply = () => screen.getByRole('button', { name: 'Apply' });

test('reports first and last day on apply', async () => {
  const onValueChange = vi.fn();
  render(draw({ onValueChange }));
  await userEvent.click(field());
  expect(screen.getByText('Choose the first day')).toBeVisible();
  await userEvent.click(await day('Tuesday 3 November 2026'));
  expect(screen.getByText('Choose the last day')).toBeVisible();
  expect(apply()).toBeDisabled();
  await userEvent.click(await day('Monday 9 November 2026'));
  expect(screen.getByText('3 Nov 2026 – 9 Nov 2026, 7 days')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(apply());
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '2026-11-09' });
  expect(field()).toHaveTextContent('3 Nov 2026 – 9 Nov 2026');
  await waitFor(() => expect(field()).toHaveFocus());
});

test('selects a range by keyboard', async () => {
  const onValueChange = vi.fn();
  render(draw({ onValueChange }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await day('Saturday 21 November 2026')).toHaveFocus());
  await userEvent.keyboard('{Enter}{ArrowUp}');
  await waitFor(async () => expect(await day('Saturday 14 November 2026')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(apply()).toBeEnabled());
  apply().focus();
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-21' });
});

test('selects a preset with one tap and marks it', async () => {
  const onValueChange = vi.fn();
  const presets = [
    { label: 'Today', ...lastDays(1, today) },
    { label: 'Last 7 days', ...lastDays(7, today) },
  ];
  render(draw({ presets, defaultValue: lastDays(1, today), onValueChange }));
  expect(field()).toHaveTextContent('21 Nov 2026');
  await userEvent.click(field());
  const row = await screen.findByRole('group', { name: 'Quick choices' });
  expect(within(row).getByRole('button', { name: 'Today' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.click(within(row).getByRole('button', { name: 'Last 7 days' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
});

test('discards a draft that was not applied', async () => {
  const onValueChange = vi.fn();
  render(draw({ defaultValue: lastDays(7, today), onValueChange }));
  await userEvent.click(field());
  await userEvent.click(await day('Tuesday 3 November 2026'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(field());
  expect(await screen.findByText('15 Nov 2026 – 21 Nov 2026, 7 days')).toBeVisible();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('disables days outside of the range', async () => {
  render(draw({ min: '2026-11-10', max: today }));
  await userEvent.click(field());
  expect(await day('Monday 9 November 2026')).toBeDisabled();
  expect(await day('Sunday 22 November 2026')).toBeDisabled();
});

test('exposes the days of the range as selected', async () => {
  render(draw({ defaultValue: lastDays(3, today), open: true }));
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(3);
});
