import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { TextArea } from './index.ts';

describeConformance({
  name: 'TextArea',
  root: HTMLDivElement,
  restTo: 'control',
  draw: (props) => <TextArea label="Message" {...props} />,
});

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox');

test('stops at 140 characters by default (docs/product.md: Validation rules)', async () => {
  render(<TextArea label="Message" />);
  await userEvent.click(input());
  await userEvent.paste('x'.repeat(150));
  expect(input()).toHaveValue('x'.repeat(140));
  expect(screen.getByText('140/140')).toBeVisible();
});

test('counts a family emoji as one character and accepts one more', async () => {
  render(<TextArea label="Message" defaultValue="👨‍👩‍👧" maxLength={2} />);
  await userEvent.click(input());
  await userEvent.keyboard('ab');
  expect(input()).toHaveValue('👨‍👩‍👧a');
});

test('truncates a paste into the middle at the end of the pasted text', async () => {
  render(<TextArea label="Message" defaultValue="abcd" maxLength={6} />);
  await userEvent.click(input());
  input().setSelectionRange(2, 2);
  await userEvent.paste('XYZ');
  expect(input()).toHaveValue('abXYcd');
  expect(input().selectionStart).toBe(4);
});

test('truncates composed text when the composition ends', () => {
  const onValueChange = vi.fn();
  render(
    <TextArea label="Message" defaultValue="ab" maxLength={3} onValueChange={onValueChange} />,
  );
  fireEvent.compositionStart(input());
  fireEvent.change(input(), { target: { value: 'abにほ' } });
  expect(input()).toHaveValue('abにほ');
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('abに');
  expect(onValueChange).toHaveBeenLastCalledWith('abに');
});

test('announces the remaining characters at a few steps', async () => {
  render(<TextArea label="Message" maxLength={22} />);
  await userEvent.type(input(), 'a');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('b');
  expect(screen.getByRole('status')).toHaveTextContent('20 characters left');
  await userEvent.keyboard('c');
  expect(screen.getByRole('status')).toHaveTextContent('20 characters left');
  await userEvent.keyboard('0123456789012345678');
  expect(screen.getByRole('status')).toHaveTextContent('0 characters left');
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('grows with its text up to a maximum, then scrolls', async () => {
  render(<TextArea label="Message" minRows={2} maxRows={4} maxLength={500} />);
  const low = input().offsetHeight;
  await userEvent.type(input(), '1{Enter}2{Enter}3');
  const three = input().offsetHeight;
  expect(three).toBeGreaterThan(low);
  expect(input().scrollHeight).toBeLessThanOrEqual(three);
  await userEvent.type(input(), '{Enter}4{Enter}5{Enter}6');
  expect(input().offsetHeight).toBeCloseTo(low * 2, -1);
  expect(input().scrollHeight).toBeGreaterThan(input().clientHeight);
});

test('trims on blur, not while typing (docs/product.md: Validation rules)', async () => {
  const onValueChange = vi.fn();
  render(<TextArea label="Message" onValueChange={onValueChange} />);
  await userEvent.type(input(), ' a b ');
  expect(input()).toHaveValue(' a b ');
  await userEvent.tab();
  expect(input()).toHaveValue('a b');
  expect(onValueChange).toHaveBeenLastCalledWith('a b');
});

test('has text of at least 16 px, so that phones do not zoom', () => {
  render(<TextArea label="Message" />);
  expect(Number.parseFloat(getComputedStyle(input()).fontSize)).toBeGreaterThanOrEqual(16);
});

test('shows its controlled value, also above the limit', () => {
  const { rerender } = render(<TextArea label="Message" value="a" maxLength={3} />);
  rerender(<TextArea label="Message" value="abcde" maxLength={3} />);
  expect(input()).toHaveValue('abcde');
  expect(screen.getByText('5/3')).toHaveAttribute('data-over');
});
