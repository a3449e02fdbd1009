import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { TurnoverBar } from './index.ts';

const bets = { label: 'Bets', current: '18420.00', required: '24000.00', symbol: '₱' };

describeConformance({
  name: 'TurnoverBar',
  root: HTMLDivElement,
  draw: (props) => <TurnoverBar {...bets} {...props} />,
});

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

test('shows the current, required and remaining amounts', () => {
  render(<TurnoverBar {...bets} />);
  expect(part('amounts')).toHaveTextContent('₱18,420.00 of ₱24,000.00');
  expect(screen.getByText('₱5,580.00 to go')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Bets' })).toHaveAttribute(
    'aria-valuetext',
    '76%',
  );
});

test('is positive with its state as text and a mark when exceeded', () => {
  const { container } = render(
    <TurnoverBar label="Balance" current="1496.15" required="1200.00" symbol="₱" />,
  );
  expect(part('met')).toHaveTextContent('Met');
  expect(container.firstElementChild).toHaveAttribute('data-met');
  expect(screen.getByText('₱296.15 over the requirement')).toBeVisible();
  expect(part('mark')?.style.insetInlineStart).toBe('80.2%');
});

test('shows nothing above the requirement when met exactly', () => {
  render(<TurnoverBar label="Bets" current="800" required="800" symbol="₱" />);
  expect(part('help')).toBeNull();
  expect(part('mark')).toBeNull();
});

test('has an empty bar for a loss and adds it to the remainder', () => {
  render(<TurnoverBar label="Net win" current="-50.00" required="500.00" symbol="₱" />);
  expect(part('fill')?.style.inlineSize).toBe('0%');
  expect(screen.getByText('₱550.00 to go')).toBeVisible();
  expect(part('amounts')).toHaveTextContent('−\u2060₱50.00 of ₱500.00');
});

test('uses the sentence of the language and emphasizes the current amount', () => {
  render(
    <TurnoverBar {...bets} labels={{ of: (current, required) => `${required} 中的 ${current}` }} />,
  );
  expect(part('amounts')).toHaveTextContent('₱24,000.00 中的 ₱18,420.00');
  expect(part('current')).toHaveTextContent('₱18,420.00');
});

test('contains the bets that counted', () => {
  render(<TurnoverBar {...bets} counted={<a href="#bets">All 214 bets</a>} />);
  expect(screen.getByRole('link', { name: 'All 214 bets' })).toBeVisible();
});
