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

test('says what is there, what is asked and what is left', () => {
  render(<TurnoverBar {...bets} />);
  expect(part('amounts')).toHaveTextContent('₱18,420.00 of ₱24,000.00');
  expect(screen.getByText('₱5,580.00 to go')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Bets' })).toHaveAttribute(
    'aria-valuetext',
    '76%',
  );
});

test('met, it says so in words, turns positive and marks what was asked', () => {
  const { container } = render(
    <TurnoverBar label="Balance" current="1496.15" required="1200.00" symbol="₱" />,
  );
  expect(part('met')).toHaveTextContent('Met');
  expect(container.firstElementChild).toHaveAttribute('data-met');
  expect(screen.getByText('₱296.15 over the requirement')).toBeVisible();
  expect(part('mark')?.style.insetInlineStart).toBe('80.2%');
});

test('met exactly, nothing is above it', () => {
  render(<TurnoverBar label="Bets" current="800" required="800" symbol="₱" />);
  expect(part('help')).toBeNull();
  expect(part('mark')).toBeNull();
});

test('a loss leaves the bar empty and is counted as missing', () => {
  render(<TurnoverBar label="Net win" current="-50.00" required="500.00" symbol="₱" />);
  expect(part('fill')?.style.inlineSize).toBe('0%');
  expect(screen.getByText('₱550.00 to go')).toBeVisible();
  expect(part('amounts')).toHaveTextContent('−\u2060₱50.00 of ₱500.00');
});

test('the sentence is the language’s, the large figure is what is there', () => {
  render(
    <TurnoverBar {...bets} labels={{ of: (current, required) => `${required} 中的 ${current}` }} />,
  );
  expect(part('amounts')).toHaveTextContent('₱24,000.00 中的 ₱18,420.00');
  expect(part('current')).toHaveTextContent('₱18,420.00');
});

test('holds what counted', () => {
  render(<TurnoverBar {...bets} counted={<a href="#bets">All 214 bets</a>} />);
  expect(screen.getByRole('link', { name: 'All 214 bets' })).toBeVisible();
});
