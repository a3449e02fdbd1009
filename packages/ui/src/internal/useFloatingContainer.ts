import { useLayoutEffect, useState } from 'react';
import { usePortalContainer } from '../ThemeProvider/index.ts';

/**
 * Where what floats by its trigger goes: into the main landmark, where those who go from landmark to
 * landmark find it, or into the theme around it. Behind a modal the page cannot be reached, and the
 * end of the body it is.
 */
export function useFloatingContainer(): { container?: HTMLElement } {
  const themed = usePortalContainer();
  // What is open from the start is drawn together with its page, which is not there before.
  const [drawn, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  // Looked up while drawing: moved a moment after it has opened, it would lose its focus.
  const container = themed ?? (drawn ? mainLandmark() : undefined);
  return container ? { container } : {};
}

function mainLandmark(): HTMLElement | undefined {
  const main = document.querySelector('main');
  const isBehind = document.querySelector('[aria-modal="true"]') !== null;
  return main === null || isBehind ? undefined : main;
}
