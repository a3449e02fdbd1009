import { useContext, useLayoutEffect, useState } from 'react';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { LayerContext } from './layer.ts';

/**
 * Container of what floats beside its trigger: the theme around it, or the main landmark, where those
 * who move by landmarks find it. In a dialog, which hides the page, it is the end of the body.
 */
export function useFloatingContainer(): { container?: HTMLElement } {
  const themed = usePortalContainer();
  const onPage = useContext(LayerContext) === null;
  // What is open from the start is rendered together with its page, whose landmark is not there yet.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  // Looked up while rendering: moved a moment after it has opened, it would lose its focus.
  const container = themed ?? (mounted && onPage ? document.querySelector('main') : undefined);
  return container ? { container } : {};
}
