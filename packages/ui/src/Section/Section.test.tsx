import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Section } from './index.ts';

describeConformance({
  name: 'Section',
  root: HTMLElement,
  draw: (props) => (
    <Section title="Transactions" {...props}>
      Content
    </Section>
  ),
});

test('is a region named by its title', () => {
  render(<Section title="Transactions" titleAs="h3" />);
  expect(screen.getByRole('region', { name: 'Transactions' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Transactions');
});

test('keeps the action beside the title', () => {
  render(<Section title="Transactions" meta="12" action={<button type="button">All</button>} />);
  const header = screen.getByRole('button').parentElement;
  expect(header).toHaveStyle({ minHeight: '44px' });
  expect(header).toContainElement(screen.getByRole('heading'));
});

test.each([390, 200])('puts the action below the title where they do not fit: %i px', (width) => {
  render(
    <div style={{ width }}>
      <Section
        title="Transactions"
        action={<button type="button">All 1,204 transactions</button>}
      />
    </div>,
  );
  const title = screen.getByRole('heading').getBoundingClientRect();
  const action = screen.getByRole('button').getBoundingClientRect();
  expect(action.top >= title.bottom).toBe(width === 200);
  expect(action.left >= title.right || action.top >= title.bottom).toBe(true);
  const section = screen.getByRole('region').getBoundingClientRect();
  expect(action.right).toBeLessThanOrEqual(section.right);
});
