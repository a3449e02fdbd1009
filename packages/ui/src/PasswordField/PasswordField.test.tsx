import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { PasswordField } from './index.ts';

describeConformance({
  name: 'PasswordField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <PasswordField label="Password" {...props} />,
});

test('starts hidden, and is revealed and hidden by keyboard', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  const reveal = screen.getByRole('button', { name: 'Show password' });
  expect(reveal).toHaveFocus();
  const { width, height } = reveal.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await userEvent.keyboard('{Enter}');
  expect(input).toHaveAttribute('type', 'password');
});

test('never trims its value and accepts paste', async () => {
  const onValueChange = vi.fn();
  render(<PasswordField label="Password" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('  six words  ');
  await userEvent.tab();
  expect(screen.getByLabelText('Password')).toHaveValue('  six words  ');
  expect(onValueChange).toHaveBeenLastCalledWith('  six words  ');
});

test('sets autocomplete for password managers', () => {
  const { rerender } = render(<PasswordField label="Password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  rerender(<PasswordField label="Password" autoComplete="new-password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('turns off spell checking and capitalization when revealed', () => {
  render(<PasswordField label="Password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocapitalize', 'none');
});

test('keeps caret and focus when a pointer reveals it', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(input);
  input.setSelectionRange(2, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveFocus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
});

test('is hidden again on submit', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" defaultValue="secret" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.type(input, '{Enter}');
  expect(input).toHaveAttribute('type', 'password');
});
