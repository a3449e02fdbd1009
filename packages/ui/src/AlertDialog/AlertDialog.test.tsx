import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { docs } from './AlertDialog.docs.tsx';
import { AlertDialog } from './index.ts';

const question = { title: 'Close the promotion?', description: '₱1,496.15 will be lost.' };

describeConformance({
  name: 'AlertDialog',
  root: HTMLDivElement,
  draw: (props) => <AlertDialog open {...question} onConfirm={() => {}} {...props} />,
});

test('focuses the safe answer first and ignores presses on the scrim', async () => {
  const onOpenChange = vi.fn();
  render(<AlertDialog open onOpenChange={onOpenChange} {...question} onConfirm={() => {}} />);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(document.querySelector('[data-part="mask"]') ?? document.body);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('supports Tab between the answers, Enter to answer and Escape to decline', async () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(<AlertDialog open onOpenChange={onOpenChange} {...question} onConfirm={onConfirm} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('closes on confirm when uncontrolled', async () => {
  const onConfirm = vi.fn();
  render(<AlertDialog trigger={<Button>Close</Button>} {...question} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('stays open until the action is done when controlled', async () => {
  const onOpenChange = vi.fn();
  const props = { ...question, onConfirm: () => {}, onOpenChange };
  const { rerender } = render(<AlertDialog open {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  rerender(<AlertDialog open loading {...props} />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
});

test('renders none of the parts that its docs page leaves out', () => {
  render(
    <AlertDialog open {...question} onConfirm={() => {}}>
      Your bonus is forfeited.
    </AlertDialog>,
  );
  expect(document.querySelector('[data-part="confirm"]')).not.toBeNull();
  for (const part of docs.absentParts ?? []) {
    expect(document.querySelector(`[data-part="${part}"]`)).toBeNull();
  }
});
