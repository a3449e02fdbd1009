import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { createKeyboard } from '../testing/keyboard.ts';
import { touch } from '../testing/touch.ts';
import { Sheet, type SheetProps } from './index.ts';

const draw = (props: Partial<SheetProps> = {}) => (
  <Sheet open title="Filter" {...props}>
    <div style={{ blockSize: 300 }}>Makers</div>
  </Sheet>
);

describeConformance({ name: 'Sheet', root: HTMLDivElement, draw });

const handle = () => document.querySelector('[data-part="handle"]') ?? document.body;

/** Drags down in steps of `step` px, one each `every` ms. */
async function pull(step: number, steps: number, every: number) {
  const at = { pointerId: 1, buttons: 1, clientX: 100 };
  fireEvent.pointerDown(handle(), { ...at, clientY: 300 });
  for (let index = 1; index <= steps; index++) {
    await new Promise((done) => setTimeout(done, every));
    fireEvent.pointerMove(handle(), { ...at, clientY: 300 + step * index });
  }
  await new Promise((done) => setTimeout(done, every));
  fireEvent.pointerUp(handle(), { ...at, buttons: 0, clientY: 300 + step * steps });
}

test('is at the bottom on a phone', async () => {
  render(draw({ actions: <Button>Show</Button> }));
  const sheet = screen.getByRole('dialog', { name: 'Filter' });
  await Promise.all(sheet.getAnimations().map((animation) => animation.finished));
  const box = sheet.getBoundingClientRect();
  expect(Math.round(box.bottom)).toBe(window.innerHeight);
  expect(box.width).toBe(window.innerWidth);
});

test('closes on a long drag', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await pull(40, 6, 20);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('returns on a short drag', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await pull(8, 4, 60);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').style.transform).toBe('');
});

test('cannot be dragged when it is not dismissible', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange, closable: false }));
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-part="handle"]')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('closes by close button and Escape', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test('returns to its place when closing is prevented', async () => {
  render(draw({ onOpenChange: () => {} }));
  await pull(40, 6, 20);
  await waitFor(() => expect(screen.getByRole('dialog').style.transform).toBe(''));
});

test('closes by keyboard on its handle: Enter, Space and ArrowDown', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Pull down to close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

const down = [0, 20, 120, 240].map((y) => ({ x: 100, y: 300 + y }));

test('closes on a drag of its content at scroll start', () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  expect(touch(screen.getByText('Makers'), down)).toEqual([false, false, false]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('is not dragged by scrolling content or sideways', () => {
  const onOpenChange = vi.fn();
  render(
    <Sheet open title="Filter" onOpenChange={onOpenChange}>
      <div style={{ blockSize: 3000 }}>Makers</div>
    </Sheet>,
  );
  const sideways = [0, 40, 120].map((x) => ({ x, y: 300 + x / 2 }));
  touch(screen.getByText('Makers'), sideways, { lift: false });
  expect(screen.getByRole('dialog').style.transform).toBe('');
  const body = document.querySelector('[data-part="body"]') ?? document.body;
  body.scrollTop = 200;
  expect(touch(screen.getByText('Makers'), down)).toEqual([true, true, true]);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('moves above the on-screen keyboard with its actions and the focused field', async () => {
  const keyboard = createKeyboard(300);
  render(
    <Sheet open title="Filter" actions={<Button>Show</Button>}>
      <div style={{ blockSize: 500 }} />
      <input aria-label="Amount" ref={(input) => input?.focus({ preventScroll: true })} />
      <div style={{ blockSize: 1500 }} />
    </Sheet>,
  );
  keyboard.rise();
  const sheet = screen.getByRole('dialog', { name: 'Filter' });
  for (const animation of sheet.getAnimations()) animation.finish();
  expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight - 300);
  expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(40);
  const { bottom } = screen.getByRole('button', { name: 'Show' }).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(window.innerHeight - 300);
  const body = document.querySelector('[data-part="body"]')?.getBoundingClientRect();
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await waitFor(() => {
    expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(body?.bottom ?? 0);
  });
  expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(body?.top ?? 0);
  keyboard.end();
});

test('focuses the element with autofocus, also over a modal dialog', async () => {
  render(
    <Dialog defaultOpen title="Deposit">
      <Sheet title="Bank" trigger={<button type="button">Choose a bank</button>}>
        <button type="button">Aurora</button>
        <button type="button" ref={(bank) => bank?.focus()}>
          Bayan
        </button>
      </Sheet>
    </Dialog>,
  );
  const trigger = screen.getByRole('button', { name: 'Choose a bank' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bayan' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bank' })).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});

test('opens over another sheet, and each Escape closes the upper one', async () => {
  render(
    <Sheet defaultOpen title="Deposit">
      <Sheet defaultOpen title="Bank">
        Banks
      </Sheet>
    </Sheet>,
  );
  const upper = screen.getByRole('dialog', { name: 'Bank' });
  const [lowerMask, upperMask] = document.querySelectorAll('[data-part="mask"]');
  const order = [
    lowerMask,
    document.querySelectorAll('[data-component="Sheet"]')[0],
    upperMask,
    upper,
  ];
  const layers = order.map((element) => element && getComputedStyle(element).zIndex);
  expect(new Set(layers).size).toBe(1);
  for (const [index, element] of order.slice(1).entries()) {
    expect(order[index]?.compareDocumentPosition(element ?? document)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bank' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
