import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { LevelCard } from './index.ts';

const next = { name: 'VIP 1', required: '10000.00', brings: ['Upgrade bonus ₱8.00', 'Hello'] };
const level = { name: 'VIP 0', current: '4120.00', symbol: '₱', next };

describeConformance({
  name: 'LevelCard',
  root: HTMLElement,
  draw: (props) => <LevelCard {...level} {...props} />,
});

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

test('shows the current, required and remaining amounts', () => {
  render(<LevelCard {...level} />);
  expect(screen.getByRole('heading', { name: 'VIP 0' })).toBeVisible();
  expect(part('figures')).toHaveTextContent('₱4,120.00 of ₱10,000.00 valid bets');
  expect(part('help')).toHaveTextContent('₱5,880.00 to go');
  expect(screen.getByRole('progressbar', { name: 'To VIP 1' })).toHaveAttribute(
    'aria-valuetext',
    '41%',
  );
});

test('is exact at twelve digits and shows 100 % only when complete', () => {
  const far = { name: 'VIP 10', required: '999999999999.99' };
  render(<LevelCard {...level} current="999999999999.98" next={far} />);
  expect(part('figures')).toHaveTextContent('₱999,999,999,999.98 of ₱999,999,999,999.99');
  expect(part('help')).toHaveTextContent('₱0.01 to go');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '99%');
});

test('lists the benefits of the next level', () => {
  render(<LevelCard {...level} />);
  expect(part('brings')).toHaveTextContent('VIP 1 benefits');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(next.brings);
});

test('states that the level is pending when the requirement is met', () => {
  render(<LevelCard {...level} current="10000.00" />);
  expect(part('help')).toHaveTextContent("You've qualified for VIP 1. Your upgrade arrives soon.");
});

test.each(['full', 'compact'] as const)(
  'shows text in place of a bar at the highest level: %s',
  (variant) => {
    render(<LevelCard {...level} name="VIP 10" next={undefined} variant={variant} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Highest level')).toBeVisible();
    expect(part('brings')).toBeNull();
  },
);

test('keeps name, figures and bar when compact', () => {
  render(<LevelCard {...level} variant="compact" href="#level" />);
  expect(screen.getByRole('link', { name: 'VIP 0' })).toBeVisible();
  expect(part('figures')).toHaveTextContent('₱4,120.00 of ₱10,000.00 valid bets');
  expect(screen.getByRole('progressbar', { name: 'To VIP 1' })).toBeVisible();
  expect(part('brings')).toBeNull();
});

test('is one link for the whole card with its action above the link', () => {
  render(<LevelCard {...level} href="#level" action={<button type="button">All levels</button>} />);
  const link = screen.getByRole('link', { name: 'VIP 0' });
  const all = screen.getByRole('button', { name: 'All levels' });
  const at = (element: Element | null) => {
    const { left, top } = element?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + 2, top + 2);
  };
  expect(at(part('track'))).toBe(link);
  expect(at(all)).toBe(all);
  expect(link).not.toContainElement(all);
});
