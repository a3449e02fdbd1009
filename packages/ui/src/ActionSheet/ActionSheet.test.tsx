import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { ActionSheet, type ActionSheetProps } from './index.ts';

const draw = (props: Partial<ActionSheetProps> = {}) => (
  <ActionSheet
    title="Union Bank •• 4417"
    items={[
      { value: 'first', label: 'Use by default' },
      { value: 'bills', label: 'Its bills', href: '/bills' },
      { value: 'edit', label: 'Edit', disabled: true },
      { value: 'drop', label: 'Remove', tone: 'critical' },
    ]}
    {...props}
  />
);

describeConformance({
  name: 'ActionSheet',
  root: HTMLDivElement,
  draw: (props) => draw({ open: true, ...props }),
});

test('closes before it runs the selected action', async () => {
  const onSelect = vi.fn();
  render(
    draw({
      trigger: <Button throttle={0}>More</Button>,
      items: [{ value: 'drop', label: 'Remove', onSelect }],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('supports Tab through the actions and Enter to run one', async () => {
  const onSelect = vi.fn();
  render(draw({ open: true, items: [{ value: 'a', label: 'Use by default', onSelect }] }));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Use by default' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test('closes without an action on Escape and cancel', async () => {
  const onOpenChange = vi.fn();
  render(draw({ open: true, onOpenChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test('renders an action with a URL as a link and ignores a disabled one', () => {
  render(draw({ open: true }));
  expect(screen.getByRole('link', { name: 'Its bills' })).toHaveAttribute('href', '/bills');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
});

test('has rows of at least 44 px', () => {
  render(draw({ open: true }));
  expect(screen.getByRole('button', { name: 'Remove' }).offsetHeight).toBeGreaterThanOrEqual(56);
});
