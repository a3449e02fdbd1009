import { type RefObject, useLayoutEffect, useRef } from 'react';
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
      <Scrolling />
      <Shell />
      <Arrival />
    </>
  );
}

/**
 * Restores the scroll position of a history entry. React Router scrolls the first page of a visit to
 * its top when it mounts, but a player may have scrolled the server's page before the app started.
 */
function Scrolling() {
  const top = useRef(0);
  return (
    <>
      <ReadTop top={top} />
      <ScrollRestoration />
      <KeepTop top={top} />
    </>
  );
}

interface TopProps {
  /** In px. */
  top: RefObject<number>;
}

function ReadTop({ top }: TopProps) {
  useLayoutEffect(() => {
    top.current = page.scrollTop();
  }, [top]);
  return null;
}

function KeepTop({ top }: TopProps) {
  useLayoutEffect(() => {
    page.scrollTo(top.current);
  }, [top]);
  return null;
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
