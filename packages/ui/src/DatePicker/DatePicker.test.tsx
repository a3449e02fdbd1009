import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../Dialog/index.ts';
import { LabelsProvider } from '../labels/index.ts';
import { labels as burmese } from '../labels/my_MM.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

describeConformance({
  name: 'DatePicker',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <DatePicker label="Paid on" today="2026-11-21" {...props} />,
});

const draw = (props: Partial<DatePickerProps> = {}) => (
  <DatePicker label="Paid on" today="2026-11-21" locale="en-GB" {...props} />
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
const focused = async (name: string) =>
  waitFor(() => expect(screen.getByRole('button', named(name))).toHaveFocus());

test('is a labelled field that opens a dialog', async () => {
  render(draw({ help: 'As the bank wrote it', defaultValue: '2026-11-18' }));
  expect(field()).toHaveTextContent('18 Nov 2026');
  expect(field()).toHaveAccessibleName('Paid on');
  expect(field()).toHaveAccessibleDescription('As the bank wrote it');
  expect(field()).toHaveAttribute('aria-haspopup', 'dialog');
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible();
});

test('reports a selected day as an ISO date, closes and restores focus', async () => {
  const onValueChange = vi.fn();
  render(draw({ onValueChange }));
  await userEvent.click(field());
  await userEvent.click(await day('Wednesday 18 November 2026'));
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-18');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveTextContent('18 Nov 2026');
});

describe('keys', () => {
  const open = async (props: Partial<DatePickerProps> = {}) => {
    render(draw({ defaultValue: '2026-11-18', ...props }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('grid');
  };

  test('focus the selected day on opening, else today', async () => {
    await open();
    await focused('Wednesday 18 November 2026');
  });

  test('focus today without a selected day', async () => {
    await open({ defaultValue: '' });
    await focused('Saturday 21 November 2026');
  });

  test.each([
    ['{ArrowRight}', 'Thursday 19 November 2026'],
    ['{ArrowLeft}', 'Tuesday 17 November 2026'],
    ['{ArrowDown}', 'Wednesday 25 November 2026'],
    ['{ArrowUp}', 'Wednesday 11 November 2026'],
    ['{Home}', 'Monday 16 November 2026'],
    ['{End}', 'Sunday 22 November 2026'],
    ['{PageUp}', 'Sunday 18 October 2026'],
    ['{PageDown}', 'Friday 18 December 2026'],
    ['{Shift>}{PageUp}{/Shift}', 'Tuesday 18 November 2025'],
    ['{Shift>}{PageDown}{/Shift}', 'Thursday 18 November 2027'],
  ])('moves by %s to %s', async (key, name) => {
    await open();
    await focused('Wednesday 18 November 2026');
    await userEvent.keyboard(key);
    await focused(name);
  });

  test('select by Enter and close without a change by Escape', async () => {
    const onValueChange = vi.fn();
    await open({ onValueChange });
    await focused('Wednesday 18 November 2026');
    await userEvent.keyboard('{ArrowRight}');
    await focused('Thursday 19 November 2026');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await focused('Wednesday 18 November 2026');
    await userEvent.keyboard('{ArrowRight}');
    await focused('Thursday 19 November 2026');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-11-19');
  });
});

test('disables days before the first and after the last, and their months', async () => {
  render(draw({ min: '2026-11-10', max: '2026-11-20' }));
  await userEvent.click(field());
  expect(await day('Monday 9 November 2026')).toBeDisabled();
  expect(await day('Tuesday 10 November 2026')).toBeEnabled();
  expect(await day('Saturday 21 November 2026')).toBeDisabled();
  for (const name of ['Previous month', 'Next month']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  expect(screen.getByRole('button', { name: 'Today' })).toBeDisabled();
});

test('jumps by year and month', async () => {
  render(draw({ defaultValue: '2026-11-18', min: '2020-03-10' }));
  await userEvent.click(field());
  await userEvent.selectOptions(await screen.findByLabelText('Year'), '2020');
  // The months before the first day are not offered.
  expect(screen.getByRole('option', { name: 'February' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
  expect(await day('Wednesday 15 April 2020')).toBeEnabled();
});

test('selects today with one tap and marks it', async () => {
  const onValueChange = vi.fn();
  render(draw({ onValueChange }));
  await userEvent.click(field());
  expect(await day('Saturday 21 November 2026')).toHaveAttribute('aria-current', 'date');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-21');
});

test('clears its value unless it is required', async () => {
  const onValueChange = vi.fn();
  const { unmount } = render(draw({ defaultValue: '2026-11-18', onValueChange }));
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveTextContent('Choose a date');
  unmount();
  render(draw({ defaultValue: '2026-11-18', required: true, open: true }));
  expect(await screen.findByRole('button', { name: 'Clear' })).toBeDisabled();
});

test.each([
  ['en-PH', 'Sunday'],
  ['ms-MY', 'Isnin'],
])('starts weeks in %s on %s', async (locale, first) => {
  render(draw({ locale, open: true }));
  const grid = await screen.findByRole('grid');
  expect(grid.querySelector('th')).toHaveAttribute('aria-label', first);
});

test('uses the names of a language that the browser does not support', async () => {
  render(
    <LabelsProvider labels={burmese}>
      {draw({ locale: 'my-MM', defaultValue: '2026-11-18' })}
    </LabelsProvider>,
  );
  expect(field()).toHaveTextContent('18 နိုဝင်ဘာ 2026');
  await userEvent.click(field());
  expect(await screen.findByRole('grid', { name: 'နိုဝင်ဘာ 2026' })).toBeVisible();
});

test('submits its value with a form', () => {
  render(<form>{draw({ name: 'paidOn', defaultValue: '2026-11-18' })}</form>);
  const form = document.querySelector('form') ?? undefined;
  expect(new FormData(form).get('paidOn')).toBe('2026-11-18');
});

test('shows its controlled value and nothing for an invalid day', () => {
  const { rerender } = render(draw({ value: '2026-11-18' }));
  rerender(draw({ value: '2026-11-19' }));
  expect(field()).toHaveTextContent('19 Nov 2026');
  rerender(draw({ value: '2026-02-31' }));
  expect(field()).toHaveTextContent('Choose a date');
});

describe.each([
  ['a phone', 390],
  ['a desktop', 1440],
])('in a dialog, on %s', (_device, width) => {
  beforeEach(() => page.viewport(width, 844));
  afterEach(() => page.viewport(390, 844));

  test('opens at the selected day each time', async () => {
    render(
      <Dialog open title="Report a payment">
        {draw({ defaultValue: '2026-11-18' })}
      </Dialog>,
    );
    field().focus();
    for (const _time of ['fetched', 'known already']) {
      await userEvent.keyboard('{Enter}');
      await focused('Wednesday 18 November 2026');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      await waitFor(() => expect(field()).toHaveFocus());
    }
  });
});

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  test('opens beside its field', async () => {
    render(draw());
    await userEvent.click(field());
    const panel = await screen.findByRole('dialog', { name: 'Choose a date' });
    expect(panel).toHaveAttribute('data-component', 'Popover');
    await userEvent.click(await day('Wednesday 18 November 2026'));
    await waitFor(() => expect(field()).toHaveFocus());
  });
});

test('opens as a sheet on a phone with days of 44 px', async () => {
  render(draw());
  await userEvent.click(field());
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-component', 'Sheet');
  const one = await day('Wednesday 18 November 2026');
  expect(one.offsetHeight).toBeGreaterThanOrEqual(44);
  expect(one.offsetWidth).toBeGreaterThanOrEqual(44);
});
