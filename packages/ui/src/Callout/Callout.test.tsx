import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Callout } from './index.ts';

describeConformance({
  name: 'Callout',
  root: HTMLDivElement,
  draw: (props) => (
    <Callout title="Add a bank card first" {...props}>
      Withdrawals are paid to a card.
    </Callout>
  ),
});

test('keeps its icon from screen readers and can be without one', () => {
  const { container, rerender } = render(<Callout tone="critical">Refused</Callout>);
  expect(container.querySelector('[data-part="icon"]')).toHaveAttribute('aria-hidden', 'true');
  rerender(
    <Callout tone="critical" icon={null}>
      Refused
    </Callout>,
  );
  expect(container.querySelector('[data-part="icon"]')).toBeNull();
});

test('asks its owner to close it', async () => {
  const onClose = vi.fn();
  render(<Callout onClose={onClose}>Refused</Callout>);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('has no close button unless it can be closed', () => {
  render(<Callout>Refused</Callout>);
  expect(screen.queryByRole('button')).toBeNull();
});
