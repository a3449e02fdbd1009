import type { MouseEvent } from 'react';
import { useApp } from '../app-context.ts';
import { page } from '../platform/page.ts';

export interface LinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Makes the props of a link within the app, for the kit's components that take an `href`: a plain
 * click navigates without a reload; a new tab, a download and the like stay the browser's.
 */
export function useLink(): (href: string) => LinkProps {
  const { navigator, scroll } = useApp();
  return (href) => ({
    href,
    onClick(event) {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain) return;
      event.preventDefault();
      // As browsers do: a link to where one is already begins it anew, and is no step to go back.
      const isHere = href === page.address();
      if (isHere) scroll.expect(href, 0);
      navigator.navigate(href, { replace: isHere });
    },
  });
}
