import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Combobox, type ComboboxProps } from './index.ts';

const options = [
  { value: 'aurora', label: 'Aurora Bank' },
  { value: 'bayan', label: 'Bayan Savings' },
  { value: 'delta', label: 'Delta Commercial', disabled: true },
  { value: 'lotus', label: 'Lotus Bank' },
];

const draw = (props: Partial<ComboboxProps> = {}) => (
  <Combobox label="Bank" options={options} {...props} />
);

describeConformance({ name: 'Combobox', root: HTMLDivElement, restTo: 'control', draw });

const field = () => screen.getByRole('combobox', { name: 'Bank' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('filters by typing and selects by Enter', async () => {
  const onValueChange = vi.fn();
  render(draw({ onValueChange }));
  await userEvent.type(field(), 'bank');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(shown()).toEqual(['Aurora Bank', 'Lotus Bank']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('lotus');
  expect(field()).toHaveValue('Lotus Bank');
  expect(shown()).toEqual([]);
});

test('selects by a press', async () => {
  render(
    <Dialog open title="Withdraw">
      {draw({ defaultValue: 'aurora' })}
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show options' }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Aurora Bank');
  await userEvent.click(screen.getByRole('option', { name: 'Bayan Savings' }));
  expect(field()).toHaveValue('Bayan Savings');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('moves by arrows, Home and End past disabled options and closes by Escape', async () => {
  render(draw());
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(highlighted()).toBe('Lotus Bank');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(highlighted()).toBe('Aurora Bank');
  await userEvent.keyboard('{End}');
  expect(highlighted()).toBe('Lotus Bank');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toEqual([]));
});

test('keeps its selection when it is left without choosing', async () => {
  const onValueChange = vi.fn();
  render(
    <>
      {draw({ defaultValue: 'aurora', onValueChange })}
      <button type="button">Next</button>
    </>,
  );
  await userEvent.type(field(), ' of Manila');
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Aurora Bank');
  await userEvent.type(field(), '{Backspace}');
  await userEvent.hover(screen.getByRole('option', { name: 'Aurora Bank' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(field()).toHaveValue('Aurora Bank');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('clears its selection with its text', async () => {
  const onValueChange = vi.fn();
  render(draw({ defaultValue: 'aurora', onValueChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenLastCalledWith('');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('shows fetched options without a filter, and that they load', async () => {
  const onQueryChange = vi.fn();
  const { rerender } = render(draw({ onQueryChange, options: [], loading: true }));
  await userEvent.type(field(), 'ma');
  expect(onQueryChange).toHaveBeenLastCalledWith('ma');
  expect(screen.getByRole('status')).toHaveTextContent('Loading options');
  rerender(draw({ onQueryChange }));
  expect(shown()).toHaveLength(4);
  await userEvent.click(screen.getByRole('option', { name: 'Lotus Bank' }));
  // The next search need not contain the selected one.
  rerender(draw({ onQueryChange, options: options.slice(0, 1) }));
  expect(field()).toHaveValue('Lotus Bank');
});

test('announces that nothing matches', async () => {
  render(draw());
  await userEvent.type(field(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No matching options');
});

test('submits its value with a form', () => {
  render(<form>{draw({ name: 'bank', defaultValue: 'bayan' })}</form>);
  const form = document.querySelector('form') ?? undefined;
  expect(new FormData(form).get('bank')).toBe('bayan');
});
