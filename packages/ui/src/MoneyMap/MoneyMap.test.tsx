import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { MoneyMap } from './index.ts';
import { emptySegments, walletSegments } from './segments.sample.ts';

describeConformance({
  name: 'MoneyMap',
  root: HTMLDivElement,
  draw: (props) => <MoneyMap segments={walletSegments} total="12480.50" symbol="₱" {...props} />,
});

const parts = () => [...document.querySelectorAll<HTMLElement>('[data-part="segment"]')];

test('the parts of the bar fill it', () => {
  render(<MoneyMap segments={walletSegments} total="12480.50" />);
  const bar = document.querySelector('[data-part="bar"]')?.getBoundingClientRect();
  expect(parts()).toHaveLength(5);
  expect(parts().at(-1)?.getBoundingClientRect().right).toBeCloseTo(bar?.right ?? 0, 0);
});

test('a part that holds little can still be seen', () => {
  render(
    <MoneyMap
      segments={walletSegments.map((segment, index) => ({
        ...segment,
        amount: index === 0 ? '1000000' : index === 1 ? '5000' : '0',
      }))}
      total="1005000"
    />,
  );
  expect(parts()).toHaveLength(2);
  expect(parts()[1]?.offsetWidth).toBeGreaterThanOrEqual(8);
});

test('the rows say the same in words, and the bar is silent', () => {
  render(<MoneyMap segments={walletSegments} total="12480.50" symbol="₱" />);
  expect(screen.getByText('₱8,214.35')).toBeInTheDocument();
  expect(screen.getByText('Total')).toBeInTheDocument();
  expect(document.querySelector('[data-part="bar"]')).toHaveAttribute('aria-hidden', 'true');
});

test('nothing anywhere keeps its rows and draws no part', () => {
  render(<MoneyMap segments={emptySegments} total="0" />);
  expect(parts()).toHaveLength(0);
  expect(screen.getAllByText('0.00')).toHaveLength(6);
});

test('concealed, neither figures nor proportions show', () => {
  render(<MoneyMap segments={walletSegments} total="12480.50" concealed />);
  expect(parts()).toHaveLength(0);
  expect(screen.queryByText(/\d/)).toBeNull();
});
