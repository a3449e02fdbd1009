import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { NumericKeypad } from './index.ts';

const nothing = () => {};

describeConformance({
  name: 'NumericKeypad',
  root: HTMLDivElement,
  draw: (props) => <NumericKeypad value="1" onValueChange={nothing} maxLength={6} {...props} />,
});

function Typed() {
  const [value, setValue] = useState('');
  return (
    <>
      <input aria-label="Code" inputMode="none" readOnly value={value} />
      <NumericKeypad value={value} onValueChange={setValue} maxLength={4} />
    </>
  );
}

test('types and deletes without taking focus from the input', async () => {
  render(<Typed />);
  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  expect(screen.getByLabelText('Code')).toHaveValue('07');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByLabelText('Code')).toHaveValue('0');
});

test('is operable by keyboard', async () => {
  render(<Typed />);
  screen.getByRole('button', { name: '5' }).focus();
  await userEvent.keyboard('{Enter} ');
  expect(screen.getByLabelText('Code')).toHaveValue('55');
});

test('changes nothing when the clipboard is denied', async () => {
  const onValueChange = vi.fn();
  render(
    <NumericKeypad
      value=""
      onValueChange={onValueChange}
      maxLength={6}
      readClipboard={() => Promise.reject(new Error('denied'))}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('has no paste key without clipboard access and disables delete when empty', () => {
  render(<NumericKeypad value="" onValueChange={nothing} maxLength={6} />);
  expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('has keys of at least 44 px', () => {
  render(<NumericKeypad value="1" onValueChange={nothing} maxLength={6} />);
  for (const key of screen.getAllByRole('button')) {
    expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
