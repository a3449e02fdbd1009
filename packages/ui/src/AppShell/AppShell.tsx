import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { usePageMark } from '../internal/usePageMark.ts';
import * as css from './AppShell.css.ts';
import { type AppShellLabels, english } from './labels.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** Header of phones, and of desktops too without `desktopHeader`. */
  header?: ReactNode;
  /** Keeps the header visible while the page scrolls. Default `false`. */
  stickyHeader?: boolean | undefined;
  /** Sticky header of desktops. */
  desktopHeader?: ReactNode;
  /** A `TabBar` at the bottom of phones. Without one, the page ends at the edge. */
  tabBar?: ReactNode;
  /** A `SideNav` at the left of desktops. */
  sideNav?: ReactNode;
  /**
   * `page` keeps content 16 px (desktop 32 px) from the edges; a `Page` inside is not indented twice.
   * Default `page`.
   */
  gutter?: 'page' | 'none' | undefined;
  labels?: Partial<AppShellLabels> | undefined;
}

/**
 * The frame of every page: bottom navigation on phones, side navigation on desktops. The style
 * sheet alone chooses, so that the layout does not shift when scripts load.
 */
export function AppShell({
  header,
  stickyHeader = false,
  desktopHeader,
  tabBar,
  sideNav,
  gutter = 'page',
  labels,
  className,
  children,
  ...rest
}: AppShellProps) {
  const texts = useLabels('AppShell', english, labels);
  const main = useId();
  usePageMark('data-tab-bar', tabBar !== undefined);
  return (
    <div
      {...rest}
      data-component="AppShell"
      data-side-nav={sideNav === undefined ? undefined : ''}
      data-sticky-header={stickyHeader ? '' : undefined}
      data-desktop-header={desktopHeader === undefined ? undefined : ''}
      className={cx(css.root, className)}
    >
      <a href={`#${main}`} data-part="skip" className={css.skip}>
        {texts.skip}
      </a>
      {sideNav !== undefined && (
        <div data-part="side-nav" className={css.sideNav}>
          {sideNav}
        </div>
      )}
      <div data-part="column" className={css.column}>
        {header !== undefined && (
          <header
            data-part="header"
            className={cx(
              css.header,
              stickyHeader && css.stickyHeader,
              desktopHeader === undefined && css.everywhere,
            )}
          >
            {header}
          </header>
        )}
        {desktopHeader !== undefined && (
          <header data-part="desktop-header" className={css.desktopHeader}>
            {desktopHeader}
          </header>
        )}
        <main id={main} tabIndex={-1} data-part="main" className={cx(css.main, css.gutter[gutter])}>
          {children}
        </main>
        {tabBar !== undefined && (
          <div data-part="tab-bar" className={css.tabBar}>
            {tabBar}
          </div>
        )}
      </div>
    </div>
  );
}
