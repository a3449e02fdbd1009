import { createContext, use, useEffect } from 'react';

/** Provided by the shell, which sets the document's title and that of the top bar. */
export const PageNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/**
 * Sets the title of the top bar and of the document to the item that the page shows, so that
 * browser tabs and the history distinguish games. Until the name is known, the title is that of the
 * route.
 */
export function usePageName(name: string | undefined): void {
  const setName = use(PageNameContext);
  useEffect(() => {
    setName(name || undefined);
    return () => setName(undefined);
  }, [setName, name]);
}
