import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { ErrorState } from './index.ts';

describeConformance({
  name: 'ErrorState',
  root: HTMLDivElement,
  draw: (props) => <ErrorState title="We cannot reach Parlor" {...props} />,
});

test('announces its text as an alert, without its button', () => {
  render(<ErrorState title="We cannot reach Parlor" text="Your money is safe" onRetry={vi.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot reach ParlorYour money is safe');
  expect(screen.getByRole('alert')).not.toContainElement(screen.getByRole('button'));
});

test('retries by keyboard and ignores a second press', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState title="No answer" onRetry={onRetry} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState title="No answer" onRetry={onRetry} retrying />);
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows the request id', () => {
  render(<ErrorState title="No answer" requestId="01JDA7-4QX2" />);
  expect(screen.getByText('01JDA7-4QX2')).toBeVisible();
  expect(screen.getByText('01JDA7-4QX2')).toHaveStyle({ userSelect: 'all' });
});
