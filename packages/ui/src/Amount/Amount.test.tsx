import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { Amount, formatAmount } from './index.ts';

describeConformance({
  name: 'Amount',
  root: HTMLSpanElement,
  draw: (props) => <Amount value="8214.35" symbol="₱" {...props} />,
});

const shown = () => document.querySelector<HTMLElement>('[data-component="Amount"]');

test('shows minor units, a minus sign, and a plus sign on request', () => {
  const { rerender } = render(<Amount value="-750" symbol="₱" />);
  expect(shown()).toHaveTextContent('−₱750.00');
  rerender(<Amount value="640.15" symbol="₱" sign="always" />);
  expect(shown()).toHaveTextContent('+₱640.15');
});

test.each(['−', '+'])('no line breaks between %s and the currency', (sign) => {
  const text = formatAmount(sign === '+' ? '750' : '-750', { symbol: '₱', sign: 'always' });
  render(<p style={{ inlineSize: 1, overflowWrap: 'normal' }}>{text}</p>);
  const element = screen.getByText(/750/);
  const range = document.createRange();
  range.selectNodeContents(element);
  expect(element).toHaveTextContent(`${sign}\u2060₱750.00`);
  expect(element.scrollWidth).toBeGreaterThan(1);
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
});

test('exposes a balance as one text to screen readers', () => {
  render(<Amount value="12480.50" symbol="₱" variant="balance" />);
  expect(screen.getByText('₱12,480.50')).toBeInTheDocument();
  expect(document.querySelector('[data-part="fraction"]')).toHaveTextContent('.50');
  expect(document.querySelector('[aria-hidden="true"]')).toHaveTextContent('₱12,480.50');
});

test('shows a dash for a value that is not a number, never zero', () => {
  render(<Amount value="" symbol="₱" />);
  expect(shown()).toHaveTextContent('–');
});

test('hides all figures from screen readers when concealed', () => {
  const { rerender } = render(<Amount value="8" concealed variant="balance" />);
  const short = shown()?.textContent;
  rerender(<Amount value="999999999999.99" concealed variant="balance" />);
  expect(shown()?.textContent).toBe(short);
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
});

test('fits twelve digits and cents on one line of a card at 320 px', async () => {
  await page.viewport(320, 640);
  render(<Amount value="999999999999.99" symbol="₱" variant="balance" />);
  expect(shown()?.getBoundingClientRect().width).toBeLessThanOrEqual(256);
  await page.viewport(390, 844);
});

test('wraps after a comma beside a control and leaves the control its width', () => {
  render(
    <div style={{ display: 'flex', inlineSize: 288 }}>
      <Amount value="999999999999.99" symbol="₱" variant="balance" />
      <button type="button" style={{ flex: 'none', inlineSize: 44 }}>
        Hide
      </button>
    </div>,
  );
  const row = shown()?.parentElement;
  expect(row?.scrollWidth).toBe(288);
  const button = screen.getByRole('button').getBoundingClientRect();
  expect(button.width).toBe(44);
  const integer = document.querySelector('[data-part="integer"]');
  expect(integer?.getBoundingClientRect().right).toBeLessThanOrEqual(button.left);
  expect(integer?.textContent).toBe('999,999,999,999.99');
});

test('uses tabular figures', () => {
  render(<Amount value="1" />);
  const element = shown();
  expect(element && getComputedStyle(element).fontVariantNumeric).toBe('tabular-nums');
});
