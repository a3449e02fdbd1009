import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Sheet, type SheetProps } from './index.ts';

const draw = (props: Partial<SheetProps> = {}) => (
  <Sheet open title="Filter" {...props}>
    <div style={{ blockSize: 300 }}>Makers</div>
  </Sheet>
);

describeConformance({ name: 'Sheet', root: HTMLDivElement, draw });

const handle = () => document.querySelector('[data-part="handle"]') ?? document.body;

/** A finger that goes down by steps of `step` px, one each `every` ms. */
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

test('lies at the foot of a phone', async () => {
  render(draw({ actions: <Button>Show</Button> }));
  const sheet = screen.getByRole('dialog', { name: 'Filter' });
  await Promise.all(sheet.getAnimations().map((animation) => animation.finished));
  const box = sheet.getBoundingClientRect();
  expect(Math.round(box.bottom)).toBe(window.innerHeight);
  expect(box.width).toBe(window.innerWidth);
});

test('a long pull closes it', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await pull(40, 6, 20);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('a short pull lets it return', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await pull(8, 4, 60);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').style.transform).toBe('');
});

test('what must not be left cannot be pulled away', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange, closable: false }));
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-part="handle"]')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('closes by cross and Escape', async () => {
  const onOpenChange = vi.fn();
  render(draw({ onOpenChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});
