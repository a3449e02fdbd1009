import { fireEvent, render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { IconButton } from './index.ts';

describeConformance({
  name: 'IconButton',
  root: HTMLButtonElement,
  draw: (props) => <IconButton icon={Plus} label="Deposit" {...props} />,
});

test('has its label as accessible name and is round', () => {
  render(<IconButton icon={Plus} label="Deposit" />);
  const button = screen.getByRole('button', { name: 'Deposit' });
  expect(button).toHaveAttribute('title', 'Deposit');
  const { width, height } = button.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  expect(Number.parseFloat(getComputedStyle(button).borderRadius)).toBeGreaterThanOrEqual(22);
});

test('ignores a second press within a second', () => {
  const onClick = vi.fn();
  render(<IconButton icon={Plus} label="Deposit" onClick={onClick} />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('ignores presses while loading', () => {
  const onClick = vi.fn();
  render(<IconButton icon={Plus} label="Deposit" onClick={onClick} loading />);
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(onClick).not.toHaveBeenCalled();
});
