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

test('works by keys', async () => {
  render(<Typed />);
  screen.getByRole('button', { name: '5' }).focus();
  await userEvent.keyboard('{Enter} ');
  expect(screen.getByLabelText('Code')).toHaveValue('55');
});

test('a refused clipboard changes nothing', async () => {
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

test('has no Paste where the clipboard cannot be read, and nothing to delete from nothing', () => {
  render(<NumericKeypad value="" onValueChange={nothing} maxLength={6} />);
  expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('every key is a target of 44 px or more', () => {
  render(<NumericKeypad value="1" onValueChange={nothing} maxLength={6} />);
  for (const key of screen.getAllByRole('button')) {
    expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
