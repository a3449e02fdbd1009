import { useContext, useLayoutEffect, useState } from 'react';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import { LayerContext } from './layer.ts';

/**
 * Container of a layer that floats beside its trigger: the surrounding theme, or the main landmark,
 * so that landmark navigation finds it. In a dialog, which hides the page, it is the end of the
 * body.
 */
export function useFloatingContainer(): { container?: HTMLElement } {
  const themed = usePortalContainer();
  const onPage = useContext(LayerContext) === null;
  // A layer that is open initially renders together with its page, whose landmark does not exist
  // yet.
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => setMounted(true), []);
  // Looked up during render: moving the layer after it has opened would lose its focus.
  const container = themed ?? (mounted && onPage ? document.querySelector('main') : undefined);
  return container ? { container } : {};
}
