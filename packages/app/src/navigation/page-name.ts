import { createContext, use, useEffect } from 'react';

/** Given by the shell, which writes the document's title and the bar on top. */
export const PageNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/**
 * Names the page after the one thing that it shows, in the bar on top and in the document's title, so
 * that tabs and the history tell games apart. Until the name is known, the title is that of the route.
 */
export function usePageName(name: string | undefined): void {
  const setName = use(PageNameContext);
  useEffect(() => {
    setName(name || undefined);
    return () => setName(undefined);
  }, [setName, name]);
}
