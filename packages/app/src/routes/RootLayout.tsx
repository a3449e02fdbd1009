import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { useInitialScroll } from '../platform/initial-scroll.ts';
import { page } from '../platform/page.ts';
import { Shell } from '../shell/Shell.tsx';
import { NavigationGuard } from './NavigationGuard.tsx';

/** The shell, and the effects of every navigation. */
export function RootLayout() {
  return (
    <>
      <NavigationGuard />
      {/* Before the page: its effects read the scroll position. */}
      <ScrollRestoration />
      <Shell />
      <Arrival />
    </>
  );
}

/** After a navigation: scrolls to the entry's position, and moves a lost focus to the new page. */
function Arrival() {
  const location = useLocation();
  const top = useInitialScroll();
  const before = useRef(location);
  useLayoutEffect(() => {
    // The first page of a visit needs no focus management.
    if (before.current === location) return;
    before.current = location;
    if (top !== undefined) page.scrollTo(top);
    page.catchFocus();
  }, [location, top]);
  return null;
}
