import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { NavBar } from './index.ts';

describeConformance({
  name: 'NavBar',
  root: HTMLDivElement,
  draw: (props) => <NavBar title="Wallet" onBack={() => {}} {...props} />,
});

test('names the page and leads back', () => {
  const onBack = vi.fn();
  render(<NavBar title="Wallet" onBack={onBack} labels={{ back: 'ย้อนกลับ' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'ย้อนกลับ' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument();
});

test('the title stands in the middle, whatever is beside it', () => {
  render(<NavBar title="Wallet" onBack={() => {}} trailing="Step 2 of 5" />);
  const box = screen.getByRole('heading').getBoundingClientRect();
  const bar = document.querySelector('[data-component="NavBar"]')?.getBoundingClientRect();
  expect(box.left + box.width / 2).toBeCloseTo((bar?.left ?? 0) + (bar?.width ?? 0) / 2, 0);
});

test('a long title is cut, and pushes nothing out', () => {
  render(<NavBar title={'Withdrawal '.repeat(10)} onBack={() => {}} trailing="Help" />);
  const bar = document.querySelector('[data-component="NavBar"]');
  expect(bar?.scrollWidth).toBe(bar?.clientWidth);
});
