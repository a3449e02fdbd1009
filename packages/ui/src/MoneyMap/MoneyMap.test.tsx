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

test('fills the bar with its segments', () => {
  render(<MoneyMap segments={walletSegments} total="12480.50" />);
  const bar = document.querySelector('[data-part="bar"]')?.getBoundingClientRect();
  expect(parts()).toHaveLength(5);
  expect(parts().at(-1)?.getBoundingClientRect().right).toBeCloseTo(bar?.right ?? 0, 0);
});

test('keeps a small segment visible', () => {
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

test('lists the amounts as rows and hides the bar from screen readers', () => {
  render(<MoneyMap segments={walletSegments} total="12480.50" symbol="₱" />);
  expect(screen.getByText('₱8,214.35')).toBeInTheDocument();
  expect(screen.getByText('Total')).toBeInTheDocument();
  expect(document.querySelector('[data-part="bar"]')).toHaveAttribute('aria-hidden', 'true');
});

test('keeps rows and draws no segments when all amounts are zero', () => {
  render(<MoneyMap segments={emptySegments} total="0" />);
  expect(parts()).toHaveLength(0);
  expect(screen.getAllByText('0.00')).toHaveLength(6);
});

test('hides figures and proportions when concealed', () => {
  render(<MoneyMap segments={walletSegments} total="12480.50" concealed />);
  expect(parts()).toHaveLength(0);
  expect(screen.queryByText(/\d/)).toBeNull();
});
