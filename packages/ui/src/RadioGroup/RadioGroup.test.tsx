import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { RadioGroup } from './index.ts';

const options = [
  { value: 'bank', label: 'Bank transfer', help: 'From ₱100.00' },
  { value: 'card', label: 'Card', disabled: true },
  { value: 'wallet', label: 'E-wallet' },
];

describeConformance({
  name: 'RadioGroup',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <RadioGroup label="Method" options={options} {...props} />,
});

test('is a named group of named and described radio buttons', () => {
  render(<RadioGroup label="Method" options={options} error="Choose a method" />);
  expect(screen.getByRole('radiogroup', { name: 'Method' })).toHaveAccessibleDescription(
    'Choose a method',
  );
  expect(screen.getByRole('radio', { name: 'Bank transfer' })).toHaveAccessibleDescription(
    'From ₱100.00',
  );
});

test('does not set required for a disabled group with an error', () => {
  render(<RadioGroup label="Method" options={options} error="Choose a method" />);
  const ring = (name: string) => getComputedStyle(screen.getByRole('radio', { name })).boxShadow;
  const wrong = ring('Bank transfer');
  expect(ring('E-wallet')).toBe(wrong);
  expect(ring('Card')).not.toBe(wrong);
});

test('moves, selects and skips disabled options by arrow keys', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup
      label="Method"
      options={options}
      defaultValue="bank"
      onValueChange={onValueChange}
    />,
  );
  await userEvent.tab();
  // The key is held until focus has moved: Radix selects only while an arrow key is down.
  await userEvent.keyboard('{ArrowDown>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'E-wallet' })).toHaveFocus());
  await userEvent.keyboard('{/ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('wallet');
  await userEvent.keyboard('{ArrowUp>}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus());
  await userEvent.keyboard('{/ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith('bank');
});

test('has the whole card as its target', async () => {
  const onValueChange = vi.fn();
  render(
    <RadioGroup label="Method" options={options} variant="cards" onValueChange={onValueChange} />,
  );
  await userEvent.click(screen.getByText('From ₱100.00'));
  expect(onValueChange).toHaveBeenLastCalledWith('bank');
});

test.each(['list', 'cards'] as const)('has rows of at least 44 px: %s', (variant) => {
  render(<RadioGroup label="Method" options={options} variant={variant} />);
  for (const radio of screen.getAllByRole('radio')) {
    const row = radio.closest('[data-part="option"]');
    expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('is one tab stop at the selected option', async () => {
  render(
    <>
      <RadioGroup label="Method" options={options} defaultValue="wallet" />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'E-wallet' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});
