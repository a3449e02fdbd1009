import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Meter } from './index.ts';

const deposits = { label: 'Deposits today', value: 3, max: 10, valueText: '3 of 10' };

describeConformance({
  name: 'Meter',
  root: HTMLDivElement,
  draw: (props) => <Meter {...deposits} {...props} />,
});

test('is a meter with its value as text', () => {
  render(<Meter {...deposits} />);
  const meter = screen.getByRole('meter', { name: 'Deposits today' });
  expect(meter).toHaveAttribute('aria-valuenow', '3');
  expect(meter).toHaveAttribute('aria-valuetext', '3 of 10');
  expect(screen.getByText('3 of 10')).toBeVisible();
});

test('clamps its fill to the bar', () => {
  render(<Meter {...deposits} value={12} valueText="12 of 10" />);
  expect(document.querySelector<HTMLElement>('[data-part="fill"]')?.style.inlineSize).toBe('100%');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
});

test('renders small whole numbers as segments', () => {
  render(<Meter {...deposits} pieces={10} />);
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-part="piece"]')];
  expect(pieces.filter((piece) => piece.dataset.on !== undefined)).toHaveLength(3);
});

test('has an accessible name without a visible label', () => {
  render(<Meter {...deposits} showLabel={false} />);
  expect(screen.getByRole('meter', { name: 'Deposits today' })).toBeVisible();
  expect(screen.queryByText('3 of 10')).toBeNull();
});
