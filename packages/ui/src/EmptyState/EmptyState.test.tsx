import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { EmptyState } from './index.ts';

describeConformance({
  name: 'EmptyState',
  root: HTMLDivElement,
  draw: (props) => <EmptyState title="Transactions appear here" {...props} />,
});

test('shows what will appear and offers the first step', () => {
  render(
    <EmptyState
      title="Transactions appear here"
      text="Play or pay"
      action={<a href="#go">Deposit</a>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Transactions appear here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
