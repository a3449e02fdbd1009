import { fireEvent } from '@testing-library/react';
import type { Place } from './touch.ts';

/** A pointer on an element that moves along positions: a finger or a pressed mouse button. */
export function swipe(target: Element, [first = { x: 0, y: 0 }, ...steps]: readonly Place[]): void {
  const at = ({ x, y }: Place, buttons: number) => ({
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    buttons,
    clientX: x,
    clientY: y,
  });
  fireEvent.pointerDown(target, at(first, 1));
  for (const step of steps) fireEvent.pointerMove(target, at(step, 1));
  fireEvent.pointerUp(target, at(steps.at(-1) ?? first, 0));
}
