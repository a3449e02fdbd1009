import { type MouseEvent, type MouseEventHandler, useState } from 'react';
import { createThrottle } from './throttle.ts';

interface Activation<E extends Element> {
  /** Ignores activations: a link does not navigate, a form is not submitted. */
  blocked: boolean;
  /** Shortest time between two activations, in ms. */
  interval: number;
  onClick: MouseEventHandler<E> | undefined;
}

/**
 * One throttle for taps, clicks, Enter and space, since browsers turn all of them into a click.
 * Bound in the capture phase, so that an ignored click reaches no other handler, not even one of a
 * child.
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
      // A submit with changed values is a new activation, for example with a corrected password.
      const button: Element = event.currentTarget;
      if (!(button instanceof HTMLButtonElement) || button.type !== 'submit') return;
      button.form?.addEventListener('input', throttle.forget, { capture: true, once: true });
    },
    onClick,
  };
}
