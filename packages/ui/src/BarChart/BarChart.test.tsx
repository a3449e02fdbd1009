import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { BarChart } from './index.ts';
import { sampleSeries, sampleTick, sampleWeek } from './week.sample.ts';

const week = {
  label: 'In and out, last 7 days',
  series: sampleSeries,
  groups: sampleWeek,
  formatTick: sampleTick,
};

describeConformance({
  name: 'BarChart',
  root: HTMLElement,
  draw: (props) => <BarChart {...week} {...props} />,
});

const bars = () => [...document.querySelectorAll<HTMLElement>('[data-part="bar"]')];

test('lists all amounts in a visually hidden table', () => {
  render(<BarChart {...week} />);
  const table = screen.getByRole('table', { name: week.label });
  const friday = within(table).getByRole('row', { name: /Fri/ });
  expect(friday).toHaveTextContent('₱5,000.00');
  expect(friday).toHaveTextContent('₱3,120.00');
});

test('scales bars in proportion, up to a rounded maximum', () => {
  render(<BarChart {...week} />);
  const heights = bars().map((bar) => bar.style.blockSize);
  expect(heights.slice(0, 2)).toEqual(['33.3333%', '20.6667%']);
  expect(screen.getByText('6k')).toBeInTheDocument();
});

test('skips axis labels that would overlap', () => {
  const year = Array.from({ length: 30 }, (_, day) => ({
    id: `${day}`,
    label: `${day + 1}`,
    values: [day, 0],
    texts: [`${day}`, '0'],
  }));
  render(<BarChart {...week} groups={year} />);
  const named = document.querySelectorAll('[data-part="labels"] > span:not(:empty)');
  expect([...named].map(({ textContent }) => textContent)).toEqual([
    '1',
    '6',
    '11',
    '16',
    '21',
    '26',
  ]);
});

test('draws a baseline when all values are zero', () => {
  const nothing = sampleWeek.map((group) => ({ ...group, values: [0, 0] }));
  render(<BarChart {...week} groups={nothing} />);
  expect(bars().every((bar) => bar.style.blockSize === '0%')).toBe(true);
  expect(document.querySelectorAll('[data-part="tick"]')).toHaveLength(1);
});
