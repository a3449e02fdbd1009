import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Result } from './index.ts';

describeConformance({
  name: 'Result',
  root: HTMLDivElement,
  draw: (props) => <Result status="success" title="Deposited" {...props} />,
});

test('a change is announced in the same place', () => {
  const { rerender } = render(<Result status="pending" title="Under review" />);
  const status = screen.getByRole('status');
  rerender(<Result status="success" title="Deposited" text="It is in your wallet." />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('DepositedIt is in your wallet.');
});

test('its title is the heading of the page unless told otherwise', () => {
  const { rerender } = render(<Result status="failed" title="Not paid" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Not paid' })).toBeInTheDocument();
  rerender(<Result status="failed" title="Not paid" titleAs="h2" />);
  expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
});
