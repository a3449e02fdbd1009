import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Select } from './index.ts';

const options = [
  { value: 'aurora', label: 'Aurora Bank' },
  { value: 'bayan', label: 'Bayan Savings' },
  { value: 'delta', label: 'Delta Commercial', disabled: true },
];

describeConformance({
  name: 'Select',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <Select label="Bank" options={options} placeholder="Choose" {...props} />,
});

test('opens, finds by letter, chooses and gives focus back', async () => {
  const onValueChange = vi.fn();
  render(<Select label="Bank" options={options} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('b{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('bayan');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveFocus());
});

test('escape closes without choosing', async () => {
  const onValueChange = vi.fn();
  render(<Select label="Bank" options={options} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onValueChange).not.toHaveBeenCalled();
});

test('says its error', () => {
  render(<Select label="Bank" options={options} error="Choose a bank" />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a bank');
  expect(screen.getByRole('combobox')).toBeInvalid();
});
