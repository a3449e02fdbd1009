import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Collapsible } from './index.ts';

describeConformance({
  name: 'Collapsible',
  root: HTMLDivElement,
  draw: (props) => (
    <Collapsible title="Details" {...props}>
      A fee of ₱0.00
    </Collapsible>
  ),
});

test('shows and hides its content by pointer and by keyboard', async () => {
  render(<Collapsible title="Details">A fee of ₱0.00</Collapsible>);
  const button = screen.getByRole('button', { name: 'Details' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByText('A fee of ₱0.00')).toBeVisible());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('A fee of ₱0.00')).toBeNull());
  await userEvent.keyboard(' ');
  await waitFor(() => expect(screen.getByText('A fee of ₱0.00')).toBeVisible());
});

test('obeys the owner that controls it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Collapsible title="Details" open={false} onOpenChange={onOpenChange}>
      A fee of ₱0.00
    </Collapsible>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.queryByText('A fee of ₱0.00')).toBeNull();
});

test('does not open while it is disabled', async () => {
  render(
    <Collapsible title="Details" disabled>
      A fee of ₱0.00
    </Collapsible>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
});
