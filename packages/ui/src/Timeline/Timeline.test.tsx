import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { withdrawalEntries } from './entries.sample.ts';
import { Timeline } from './index.ts';

describeConformance({
  name: 'Timeline',
  root: HTMLOListElement,
  draw: (props) => <Timeline label="Withdrawal" entries={withdrawalEntries} {...props} />,
});

test('exposes each state as text and marks the current one', () => {
  render(<Timeline label="Withdrawal" entries={withdrawalEntries} />);
  const entries = screen.getAllByRole('listitem');
  expect(entries[0]).toHaveTextContent('Requested, Done');
  expect(entries[1]).toHaveTextContent('Under review, In progress');
  expect(entries[1]).toHaveAttribute('aria-current', 'step');
  expect(entries[2]).toHaveTextContent('Upcoming');
});
