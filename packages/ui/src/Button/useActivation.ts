import { type MouseEvent, type MouseEventHandler, useState } from 'react';
import { createThrottle } from './throttle.ts';

interface Activation<E extends Element> {
  /** Activations are swallowed: a link does not navigate, a form is not sent. */
  blocked: boolean;
  /** Shortest time between two activations, in ms. */
  interval: number;
  onClick: MouseEventHandler<E> | undefined;
}

/**
 * One rule for taps, clicks, Enter and space, since browsers turn all of them into a click. Bound in
 * the capture phase, so that a click which does not count reaches nobody, also not a child's handler.
 */
export function useActivation<E extends Element>({ blocked, interval, onClick }: Activation<E>) {
  const [throttle] = useState(createThrottle);
  return {
    onClickCapture(event: MouseEvent<E>) {
      if (blocked || !throttle.counts(event.timeStamp, interval)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // What is sent with something else in it is not the same act once more: a password, put right.
      const button: Element = event.currentTarget;
      if (!(button instanceof HTMLButtonElement) || button.type !== 'submit') return;
      button.form?.addEventListener('input', throttle.forget, { capture: true, once: true });
    },
    onClick,
  };
}
