import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { TextField } from './index.ts';

describeConformance({
  name: 'TextField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <TextField label="Username" {...props} />,
});

test('trims on blur, not while typing (docs/product.md: Validation rules)', async () => {
  const onValueChange = vi.fn();
  render(<TextField label="Username" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('textbox'), ' a b ');
  expect(screen.getByRole('textbox')).toHaveValue(' a b ');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveValue('a b');
  expect(onValueChange).toHaveBeenLastCalledWith('a b');
});

test('stops at 140 characters by default (docs/product.md: Validation rules)', () => {
  render(<TextField label="Username" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '140');
});

test('has text of at least 16 px, so that phones do not zoom', () => {
  render(<TextField label="Username" />);
  const size = Number.parseFloat(getComputedStyle(screen.getByRole('textbox')).fontSize);
  expect(size).toBeGreaterThanOrEqual(16);
});

test('shows its controlled value', () => {
  const { rerender } = render(<TextField label="Username" value="maria" />);
  rerender(<TextField label="Username" value="juan" />);
  expect(screen.getByRole('textbox')).toHaveValue('juan');
});

test('passes input mode and autocomplete to its input', () => {
  render(
    <TextField
      label="Username"
      name="username"
      autoComplete="username"
      inputMode="email"
      enterKeyHint="next"
    />,
  );
  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('name', 'username');
  expect(input).toHaveAttribute('autocomplete', 'username');
  expect(input).toHaveAttribute('inputmode', 'email');
  expect(input).toHaveAttribute('enterkeyhint', 'next');
});
