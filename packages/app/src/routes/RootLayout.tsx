import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { useInitialScroll } from '../platform/initial-scroll.ts';
import { page } from '../platform/page.ts';
import { Shell } from '../shell/Shell.tsx';
import { NavigationGuard } from './NavigationGuard.tsx';

/** The shell, and what concerns every navigation. */
export function RootLayout() {
  return (
    <>
      <NavigationGuard />
      {/* Before the page: its effects find the page scrolled. */}
      <ScrollRestoration />
      <Shell />
      <Arrival />
    </>
  );
}

/** After a navigation: scrolls to where the entry opens, and moves a lost focus to the new page. */
function Arrival() {
  const location = useLocation();
  const top = useInitialScroll();
  const before = useRef(location);
  useLayoutEffect(() => {
    // The first page of a visit has the focus without help.
    if (before.current === location) return;
    before.current = location;
    if (top !== undefined) page.scrollTo(top);
    page.catchFocus();
  }, [location, top]);
  return null;
}
