import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import { Toaster, toast, toasts } from '../Toast/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { createKeyboard } from '../testing/keyboard.ts';
import { Dialog, DialogClose } from './index.ts';

describeConformance({
  name: 'Dialog',
  root: HTMLDivElement,
  draw: (props) => (
    <Dialog open title="Log in" description="To play this game" {...props}>
      Content
    </Dialog>
  ),
});

const mask = () => document.querySelector('[data-part="mask"]') ?? document.body;

test('opens from its trigger, traps focus and restores it', async () => {
  render(
    <Dialog
      trigger={<Button>Open</Button>}
      title="Log in"
      actions={
        <DialogClose asChild>
          <Button throttle={0}>Done</Button>
        </DialogClose>
      }
    >
      Content
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  expect(dialog).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('cycles focus by Tab and Shift+Tab', async () => {
  render(
    <>
      <button type="button">Behind</button>
      <Dialog open title="Log in" actions={<Button>Done</Button>}>
        <input aria-label="Phone" />
      </Dialog>
    </>,
  );
  const names = ['Close', 'Phone', 'Done'];
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  for (const name of [...names, ...names]) {
    await userEvent.tab();
    expect(focused()).toBe(name);
  }
  for (const name of ['Phone', 'Close', 'Done']) {
    await userEvent.tab({ shift: true });
    expect(focused()).toBe(name);
  }
});

test('closes by close button, Escape and scrim', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="Log in" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(mask());
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

test('ignores presses on the scrim where input would be lost', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} closeOnMask={false} title="Log in" />);
  await userEvent.click(mask());
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('has no close button and ignores Escape when it is not dismissible', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} closable={false} title="Updating" />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(mask());
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('scrolls tall content by keyboard too and keeps its actions visible', async () => {
  render(
    <Dialog open title="Terms" actions={<Button>Agree</Button>}>
      <div style={{ blockSize: 4000 }}>Long</div>
    </Dialog>,
  );
  const { bottom } = screen.getByRole('button', { name: 'Agree' }).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  const body = document.querySelector('[data-part="body"]') ?? document.body;
  expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  await userEvent.tab();
  await userEvent.tab();
  expect(body).toHaveFocus();
});

test('focuses the element with autofocus', () => {
  render(
    <Dialog open title="Log in">
      <input ref={(input) => input?.focus()} aria-label="Phone" />
    </Dialog>,
  );
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});

test('keeps the close button at the end, also beside a visually hidden title', async () => {
  const { rerender } = render(<Dialog open title="Log in" />);
  const cross = () => screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const beside = cross().right;
  rerender(<Dialog open title="Log in" hideTitle />);
  expect(cross().right).toBe(beside);
  dialog.dir = 'rtl';
  expect(cross().left - dialog.getBoundingClientRect().left).toBeLessThan(24);
});

test('is removed after its closing animation', async () => {
  const { rerender } = render(<Dialog open title="Log in" />);
  rerender(<Dialog open={false} title="Log in" />);
  expect(document.querySelector('[data-component="Dialog"]')).toHaveAttribute(
    'data-state',
    'closed',
  );
  await waitFor(() => expect(document.querySelector('[data-component="Dialog"]')).toBeNull());
});

test('has the theme of its opener', () => {
  render(
    <ThemeProvider theme="pink" data-testid="pink">
      <Dialog open title="Log in" />
    </ThemeProvider>,
  );
  expect(screen.getByTestId('pink')).toContainElement(screen.getByRole('dialog'));
});

test('stays above the on-screen keyboard', () => {
  const keyboard = createKeyboard(300);
  render(
    <Dialog open title="Terms" actions={<Button>Agree</Button>}>
      <div style={{ blockSize: 4000 }}>Long</div>
    </Dialog>,
  );
  keyboard.rise();
  const { bottom } = screen.getByRole('button', { name: 'Agree' }).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(window.innerHeight - 300);
  keyboard.end();
});

test('hides the page behind it, except live regions', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Behind</button>
      <Toaster />
      <Dialog open={open} title="Log in" />
    </>
  );
  const { rerender } = render(page(true));
  expect(screen.queryByRole('button', { name: 'Behind' })).toBeNull();
  expect(screen.getByRole('status')).toBeInTheDocument();
  rerender(page(false));
  expect(document.querySelector('[data-component="Dialog"]')).toHaveAttribute('inert');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Behind' })).toBeVisible());
});

test('keeps its content while it fades out', () => {
  const dialog = (amount?: string) => (
    <Dialog open={amount !== undefined} title="Paid">
      <p>{amount ?? 'nothing'}</p>
    </Dialog>
  );
  const { rerender } = render(dialog('₱100.00'));
  rerender(dialog('₱200.00'));
  expect(screen.getByText('₱200.00')).toBeVisible();
  rerender(dialog());
  expect(screen.getByText('₱200.00')).toBeInTheDocument();
  rerender(dialog('₱300.00'));
  expect(screen.getByText('₱300.00')).toBeVisible();
});

test('announces toasts while it is open', async () => {
  render(
    <>
      <Toaster />
      <Dialog open title="Log in" />
    </>,
  );
  act(() => void toast({ text: 'Copied' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  act(() => toasts.clear());
});

test('keeps the page locked until the last of two closes, in any order', async () => {
  const page = (first: boolean, second: boolean) => (
    <>
      <button type="button">Behind</button>
      <Dialog open={first} title="One" />
      <Dialog open={second} title="Two" />
    </>
  );
  const { rerender } = render(page(true, true));
  const behind = () => screen.queryByRole('button', { name: 'Behind' });
  rerender(page(false, true));
  await waitFor(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1));
  expect(behind()).toBeNull();
  expect(document.documentElement).toHaveAttribute('data-modal');
  expect(screen.getByRole('dialog', { name: 'Two' })).toBeVisible();
  rerender(page(false, false));
  await waitFor(() => expect(behind()).toBeVisible());
  expect(document.documentElement).not.toHaveAttribute('data-modal');
});

/** Calls `onRemove` in the commit that removes it. */
function CallOnRemoval({ onRemove }: { onRemove: () => void }) {
  useLayoutEffect(() => onRemove, [onRemove]);
  return null;
}

test('does not change the style of the page behind it when its owner removes it', async () => {
  const seen: string[] = [];
  const read = () => void seen.push(getComputedStyle(document.body).pointerEvents);
  const { unmount } = render(
    <Dialog open title="Log in">
      <CallOnRemoval onRemove={read} />
    </Dialog>,
  );
  // Radix sets it. It is inherited, so the browser would compute the style of every element.
  expect(document.body.style.pointerEvents).toBe('none');
  seen.length = 0;
  unmount();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-modal'));
  read();
  expect(seen).toEqual(['auto', 'auto']);
  expect(document.body.style.pointerEvents).toBe('');
});

test('returns focus to the previously focused element, whoever opened it', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Play</button>
      <Dialog open={open} title="Log in">
        <input ref={(input) => input?.focus()} aria-label="Phone" />
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Play' }).focus();
  rerender(page(true));
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus());
});

test('returns focus to the trigger where a tap did not focus it', async () => {
  render(<Dialog title="Log in" trigger={<button type="button">Open</button>} />);
  const trigger = screen.getByRole('button', { name: 'Open' });
  trigger.click();
  expect(await screen.findByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('does not take focus back while it closes', async () => {
  const page = (open: boolean) => (
    <>
      <button type="button">Play</button>
      <input aria-label="Search" />
      <Dialog open={open} title="Log in" />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Play' }).focus();
  rerender(page(true));
  rerender(page(false));
  screen.getByRole('textbox', { name: 'Search', hidden: true }).focus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('ignores keys while it closes and works again when reopened', async () => {
  const page = (open: boolean) => (
    <Dialog open={open} title="Log in">
      <input aria-label="Phone" />
    </Dialog>
  );
  const { rerender } = render(page(true));
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  screen.getByRole('textbox', { name: 'Phone' }).focus();
  rerender(page(false));
  expect(dialog).toHaveAttribute('inert');
  await waitFor(() => expect(document.body).toHaveFocus());
  rerender(page(true));
  expect(screen.getByRole('dialog', { name: 'Log in' })).not.toHaveAttribute('inert');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveFocus();
});

test('is not hidden by a dialog that opens over it at once', () => {
  render(
    <>
      <Dialog defaultOpen title="Deposit" />
      <Dialog defaultOpen title="Bank" />
    </>,
  );
  const upper = screen.getByRole('dialog', { name: 'Bank' });
  expect(upper.closest('[aria-hidden]')).toBeNull();
  expect(getComputedStyle(upper).pointerEvents).toBe('auto');
  const [lower = document.body] = screen.getAllByRole('dialog', { hidden: true });
  expect(getComputedStyle(lower).pointerEvents).toBe('none');
});

test('is composed of parts', async () => {
  render(
    <Dialog.Root>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog.Content size="sm">
        <Dialog.Body>Above the title</Dialog.Body>
        <Dialog.Header>
          <Dialog.Title>Log in</Dialog.Title>
          <Dialog.Description>To play this game</Dialog.Description>
        </Dialog.Header>
        <Dialog.Actions>
          <Dialog.Close>Not now</Dialog.Close>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveAccessibleDescription(
    'To play this game',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('gives focus to a list that floats above it and takes it back', async () => {
  render(
    <Dialog defaultOpen title="Bank">
      <Select label="Bank" options={[{ value: 'a', label: 'Harbour Bank' }]} />
    </Dialog>,
  );
  const field = screen.getByRole('combobox', { name: 'Bank' });
  await userEvent.click(field);
  const option = await screen.findByRole('option', { name: 'Harbour Bank' });
  expect(screen.getByRole('listbox')).toContainElement(focused());
  await userEvent.click(option);
  await waitFor(() => expect(field).toHaveFocus());
});

test('takes focus when the focused element is removed', async () => {
  const dialog = (asking: boolean) => (
    <Dialog open title="Leave?">
      {asking && <button type="button">Stay</button>}
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  rerender(dialog(false));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
