import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page, userEvent as realUser } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { AmountField } from './index.ts';

describeConformance({
  name: 'AmountField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <AmountField label="Amount" symbol="₱" {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>('Amount');

test('groups thousands while typing and reports a plain decimal', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.type(input(), '12345.6');
  expect(input()).toHaveValue('12,345.6');
  expect(onValueChange).toHaveBeenLastCalledWith('12345.6');
});

test('shows a trailing decimal point, omits it from the value, and removes it on blur', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.type(input(), '12.');
  expect(input()).toHaveValue('12.');
  expect(onValueChange).toHaveBeenLastCalledWith('12');
  await userEvent.tab();
  expect(input()).toHaveValue('12');
});

test('is exact at twelve digits and cents', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.type(input(), '999999999999.99');
  expect(onValueChange).toHaveBeenLastCalledWith('999999999999.99');
});

test('keeps the caret beside the typed digit and at a rejected letter', async () => {
  render(<AmountField label="Amount" defaultValue="1234" />);
  await userEvent.click(input());
  input().setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect(input()).toHaveValue('19,234');
  expect(input().selectionStart).toBe(2);
  await userEvent.keyboard('x');
  expect(input()).toHaveValue('19,234');
  expect(input().selectionStart).toBe(2);
});

test('reads a pasted amount in its own notation and keeps the old one for other text', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.click(input());
  await userEvent.paste('1.234.567,89');
  expect(input()).toHaveValue('1,234,567.89');
  expect(onValueChange).toHaveBeenLastCalledWith('1234567.89');
  await userEvent.paste('12e5');
  expect(input()).toHaveValue('1,234,567.89');
});

test.each([
  ['₱1,234.50', '1,234.50'],
  ['1.234,50 €', '1,234.50'],
  ['12,50', '12.50'],
  ['၁၂၃', '123'],
])('reads the pasted amount %s as %s', async (text, display) => {
  render(<AmountField label="Amount" />);
  await userEvent.click(input());
  await userEvent.paste(text);
  expect(input()).toHaveValue(display);
  expect(input().selectionStart).toBe(display.length);
});

test.each(['12e5', '-5', '1.2.3', '1.5'])('rejects the paste %s as a whole', async (text) => {
  render(<AmountField label="Amount" defaultValue="1234.5" />);
  await userEvent.click(input());
  input().setSelectionRange(3, 3);
  await userEvent.paste(text);
  expect(input()).toHaveValue('1,234.5');
});

test('keeps the text around a pasted amount', async () => {
  render(<AmountField label="Amount" defaultValue="1234.50" />);
  await userEvent.click(input());
  input().setSelectionRange(1, 1);
  await userEvent.paste('99');
  expect(input()).toHaveValue('199,234.50');
  expect(input().selectionStart).toBe(3);
});

test('converts typed Burmese and Thai digits to ASCII', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.type(input(), '၁၂๓๔.၅');
  expect(input()).toHaveValue('1,234.5');
  expect(onValueChange).toHaveBeenLastCalledWith('1234.5');
});

test('converts composed digits when the composition ends', () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  input().focus();
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '１２３４' }, isComposing: true });
  expect(input()).toHaveValue('１２３４');
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('1,234');
  expect(onValueChange).toHaveBeenLastCalledWith('1234');
});

test('deletes the digit beyond a comma with Backspace and Delete', async () => {
  render(<AmountField label="Amount" defaultValue="1234" />);
  await userEvent.click(input());
  input().setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}');
  expect(input()).toHaveValue('234');
  await userEvent.keyboard('5');
  expect(input()).toHaveValue('5,234');
  input().setSelectionRange(1, 1);
  await userEvent.keyboard('{Delete}');
  expect(input()).toHaveValue('534');
});

test('accepts a comma key as the decimal point and rejects a second one', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" defaultValue="1234" onValueChange={onValueChange} />);
  await userEvent.click(input());
  input().setSelectionRange(5, 5);
  await userEvent.keyboard(',');
  expect(input()).toHaveValue('1,234.');
  await userEvent.keyboard('5');
  expect(input()).toHaveValue('1,234.5');
  input().setSelectionRange(2, 2);
  await userEvent.keyboard('.');
  await userEvent.keyboard(',');
  expect(input()).toHaveValue('1,234.5');
  expect(input().selectionStart).toBe(2);
  expect(onValueChange).toHaveBeenLastCalledWith('1234.5');
});

test('formats and deletes under a real keyboard', async () => {
  render(<AmountField label="Amount" />);
  await page.getByLabelText('Amount').click();
  await realUser.keyboard('1234,5');
  await waitFor(() => expect(input()).toHaveValue('1,234.5'));
  await realUser.keyboard('{Backspace}{Backspace}{Backspace}');
  // The caret is placed after each change, in a task of its own.
  const caretIsAt = (position: number) =>
    waitFor(() => expect(input().selectionStart).toBe(position));
  await waitFor(() => expect(input()).toHaveValue('123'));
  await caretIsAt(3);
  await realUser.keyboard('{ArrowLeft}');
  await caretIsAt(2);
  await realUser.keyboard('x');
  await caretIsAt(2);
  await realUser.keyboard('9');
  await waitFor(() => expect(input()).toHaveValue('1,293'));
});

test('rejects digits beyond the limit', async () => {
  render(<AmountField label="Amount" defaultValue="123456789012" />);
  await userEvent.click(input());
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('9');
  expect(input()).toHaveValue('123,456,789,012');
});

test('removes a leading zero on blur', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.type(input(), '05');
  expect(onValueChange).toHaveBeenLastCalledWith('5');
  await userEvent.tab();
  expect(input()).toHaveValue('5');
});

test('sets the amount by preset and marks the selected preset', async () => {
  const onValueChange = vi.fn();
  render(
    <AmountField
      label="Amount"
      symbol="₱"
      presets={['100', '1000']}
      defaultValue="100.00"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('button', { name: '₱100' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: '₱1,000' }));
  expect(input()).toHaveValue('1,000');
  expect(onValueChange).toHaveBeenLastCalledWith('1000');
});

test('keeps focus in the field after clearing', async () => {
  render(<AmountField label="Amount" defaultValue="500" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear amount' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
});

test('shows its controlled value', () => {
  const { rerender } = render(<AmountField label="Amount" value="500" />);
  rerender(<AmountField label="Amount" value="1234567.8" />);
  expect(input()).toHaveValue('1,234,567.8');
});

test('sets the input mode by the decimals of the currency', () => {
  const { rerender } = render(<AmountField label="Amount" />);
  expect(input()).toHaveAttribute('inputmode', 'decimal');
  rerender(<AmountField label="Amount" exponent={0} />);
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

test('fits twelve digits on one line at 320 px', () => {
  render(
    <div style={{ inlineSize: 288 }}>
      <AmountField label="Amount" symbol="₱" defaultValue="999999999999.99" />
    </div>,
  );
  expect(input().scrollWidth).toBeLessThanOrEqual(input().clientWidth);
});

test.each([
  [['100', '200', '500', '1000', '2000', '5000'], 288, [3, 3]],
  [['100', '200', '500', '1000', '2000', '5000'], 358, [3, 3]],
  [['100', '500', '1000', '5000'], 358, [2, 2]],
  [['5000', '500000', '1000000', '5000000', '50000000', '500000000'], 288, [2, 2, 2]],
])('lays out presets %j at %i px in rows of %j with equal widths', (presets, inlineSize, rows) => {
  render(
    <div style={{ inlineSize }}>
      <AmountField label="Amount" symbol="₱" presets={presets} />
    </div>,
  );
  const boxes = screen.getAllByRole('button').map((button) => {
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    return button.getBoundingClientRect();
  });
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  const tops = [...new Set(boxes.map(({ top }) => top))];
  expect(tops.map((each) => boxes.filter(({ top }) => top === each).length)).toEqual(rows);
  const last = boxes[(rows[0] ?? 0) - 1];
  expect(last?.right).toBeCloseTo((boxes[0]?.left ?? 0) + inlineSize, 0);
});
