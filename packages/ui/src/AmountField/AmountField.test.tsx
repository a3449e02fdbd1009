import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { AmountField } from './index.ts';

describeConformance({
  name: 'AmountField',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <AmountField label="Amount" symbol="₱" {...props} />,
});

const input = () => screen.getByLabelText<HTMLInputElement>('Amount');

test('parts thousands while typing and answers a bare decimal', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.type(input(), '12345.6');
  expect(input()).toHaveValue('12,345.6');
  expect(onValueChange).toHaveBeenLastCalledWith('12345.6');
});

test('an unfinished point is shown, is not part of the value, and goes when the field is left', async () => {
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

test('keeps the caret beside the digit that was typed, and where a letter was refused', async () => {
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

test('reads a pasted amount as it was written, and keeps its own when that is none', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" onValueChange={onValueChange} />);
  await userEvent.click(input());
  await userEvent.paste('1.234.567,89');
  expect(input()).toHaveValue('1,234,567.89');
  expect(onValueChange).toHaveBeenLastCalledWith('1234567.89');
  await userEvent.paste('12e5');
  expect(input()).toHaveValue('1,234,567.89');
});

test('edits are taken back and made again by keys, to the figure and with the caret beside it', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" defaultValue="1234" onValueChange={onValueChange} />);
  await userEvent.click(input());
  input().setSelectionRange(1, 1);
  await userEvent.keyboard('90');
  expect(input()).toHaveValue('190,234');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input()).toHaveValue('19,234');
  expect(input().selectionStart).toBe(2);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input()).toHaveValue('1,234');
  expect(input().selectionStart).toBe(1);
  expect(onValueChange).toHaveBeenLastCalledWith('1234');
  await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}{Control>}y{/Control}');
  expect(input()).toHaveValue('190,234');
  expect(input().selectionStart).toBe(3);
  expect(onValueChange).toHaveBeenLastCalledWith('190234');
});

test('what was pasted, chosen and cleared is taken back as well', async () => {
  const onValueChange = vi.fn();
  render(<AmountField label="Amount" presets={['500']} onValueChange={onValueChange} />);
  await userEvent.click(input());
  await userEvent.paste('1.234.567,89');
  await userEvent.click(screen.getByRole('button', { name: '500' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear amount' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input()).toHaveValue('500');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input()).toHaveValue('1,234,567.89');
  expect(onValueChange).toHaveBeenLastCalledWith('1234567.89');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input()).toHaveValue('');
});

test('leaving the field loses no way back', async () => {
  render(<AmountField label="Amount" />);
  await userEvent.type(input(), '12.');
  await userEvent.tab();
  await userEvent.click(input());
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(input()).toHaveValue('12');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input()).toHaveValue('1');
});

test('a value set from outside ends what can be taken back', async () => {
  const onValueChange = vi.fn();
  const draw = (value: string) => (
    <AmountField label="Amount" value={value} onValueChange={onValueChange} />
  );
  const { rerender } = render(draw('50'));
  await userEvent.type(input(), '0');
  rerender(draw('500'));
  rerender(draw(''));
  onValueChange.mockClear();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('presets set the amount and say which is it', async () => {
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

test('clearing leaves the caret in the field', async () => {
  render(<AmountField label="Amount" defaultValue="500" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear amount' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
});

test('shows what its owner says', () => {
  const { rerender } = render(<AmountField label="Amount" value="500" />);
  rerender(<AmountField label="Amount" value="1234567.8" />);
  expect(input()).toHaveValue('1,234,567.8');
});

test('asks for the keyboard that its currency needs', () => {
  const { rerender } = render(<AmountField label="Amount" />);
  expect(input()).toHaveAttribute('inputmode', 'decimal');
  rerender(<AmountField label="Amount" exponent={0} />);
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

test('twelve digits stand in one line at 320 px', () => {
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
])('presets %j stand at %i px in rows of %j, all of one width', (presets, inlineSize, rows) => {
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
