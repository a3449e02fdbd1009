import { act } from '@testing-library/react';

/** A phone's keyboard of `height` px, still down. Before anything that follows it is drawn. */
export function keyboardOf(height: number): { rise: () => void; end: () => void } {
  const real = Object.getOwnPropertyDescriptor(window, 'visualViewport');
  const viewport = Object.assign(new EventTarget(), {
    scale: 1,
    offsetTop: 0,
    height: window.innerHeight,
  });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  return {
    rise: () => {
      viewport.height = window.innerHeight - height;
      act(() => void viewport.dispatchEvent(new Event('resize')));
    },
    end: () => {
      if (real) Object.defineProperty(window, 'visualViewport', real);
    },
  };
}
