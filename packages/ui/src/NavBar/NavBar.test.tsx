import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { NavBar } from './index.ts';

describeConformance({
  name: 'NavBar',
  root: HTMLDivElement,
  draw: (props) => <NavBar title="Wallet" onBack={() => {}} {...props} />,
});

test('names the page and links back', () => {
  const onBack = vi.fn();
  render(<NavBar title="Wallet" onBack={onBack} labels={{ back: 'ย้อนกลับ' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument();
});

test('centers the title regardless of its neighbors', () => {
  render(<NavBar title="Wallet" onBack={() => {}} trailing="Step 2 of 5" />);
  const box = screen.getByRole('heading').getBoundingClientRect();
  const bar = document.querySelector('[data-component="NavBar"]')?.getBoundingClientRect();
  expect(box.left + box.width / 2).toBeCloseTo((bar?.left ?? 0) + (bar?.width ?? 0) / 2, 0);
});

test('truncates a long title', () => {
  render(<NavBar title={'Withdrawal '.repeat(10)} onBack={() => {}} trailing="Help" />);
  const bar = document.querySelector('[data-component="NavBar"]');
  expect(bar?.scrollWidth).toBe(bar?.clientWidth);
});

test('wraps the end content where it does not fit without a title', () => {
  const wide = <span style={{ inlineSize: 220 }}>Deposit</span>;
  render(<NavBar leading={<span style={{ inlineSize: 160 }}>Parlor</span>} trailing={wide} />);
  const bar = document.querySelector('[data-component="NavBar"]');
  const end = screen.getByText('Deposit').getBoundingClientRect();
  expect(bar?.scrollWidth).toBe(bar?.clientWidth);
  expect(end.top).toBeGreaterThanOrEqual(screen.getByText('Parlor').getBoundingClientRect().bottom);
  expect(end.right).toBeCloseTo((bar?.getBoundingClientRect().right ?? 0) - 16, 0);
});
