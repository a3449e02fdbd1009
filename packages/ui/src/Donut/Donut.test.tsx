import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Donut, type DonutSegment } from './index.ts';

const segments: DonutSegment[] = [
  { id: 'games', label: 'Games', value: 600, text: '₱600.00', tone: 'brand' },
  { id: 'withdrawal', label: 'Withdrawals', value: 300, text: '₱300.00', tone: 'info' },
  { id: 'rewards', label: 'Promotions', value: 0, text: '₱0.00', tone: 'promo' },
];

describeConformance({
  name: 'Donut',
  root: HTMLElement,
  draw: (props) => <Donut label="Out" segments={segments} {...props} />,
});

const arcs = () => document.querySelectorAll('[data-part="arc"]');

test('shows every share as a percentage and an amount', () => {
  render(<Donut label="Out" segments={segments} />);
  const figure = screen.getByRole('figure', { name: 'Out' });
  const rows = within(figure).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Games67%₱600.00',
    'Withdrawals33%₱300.00',
    'Promotions0%₱0.00',
  ]);
});

test('draws nonzero segments and keeps rows for zero amounts', () => {
  render(<Donut label="Out" segments={segments} />);
  expect(arcs()).toHaveLength(2);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('shows the empty text when the total is zero', () => {
  const nothing = segments.map((segment) => ({ ...segment, value: 0 }));
  render(<Donut label="Out" segments={nothing} total="₱0.00" empty="Nothing yet" />);
  expect(arcs()).toHaveLength(0);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.getAllByText('0%')).toHaveLength(3);
});

test('closes the ring for a single segment', () => {
  render(<Donut label="Out" segments={segments.slice(0, 1)} total="₱600.00" totalLabel="Out" />);
  expect(arcs()).toHaveLength(1);
  expect(screen.getByText('100%')).toBeVisible();
});
