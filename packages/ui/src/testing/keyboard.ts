import { act } from '@testing-library/react';

/** An on-screen keyboard of `height` px, initially closed. Call it before rendering. */
export function createKeyboard(height: number): { rise: () => void; end: () => void } {
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
