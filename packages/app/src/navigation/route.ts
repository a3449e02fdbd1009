import type { ComponentType } from 'react';
import type { LazyNamespace, TextKey } from '../languages/texts.ts';
import type { RouteName } from './paths.ts';

/** Who may come: anyone, or a player with a token (specification: Roles and permissions). */
export type Access = 'public' | 'player';

/**
 * What stands around the screen on a phone: the tab bar, a bar with a way back, or nothing, as around
 * a login, which has its own way back. On a desktop the side navigation stands beside all but `bare`.
 */
export type Layout = 'tab' | 'page' | 'login' | 'bare';

/** The column of a page on a desktop: for reading, or for one task such as a form. */
export type Column = 'read' | 'narrow';

export interface RouteRow {
  access: Access;
  layout: Layout;
  /** Words for the document's title and for the bar on top. */
  title: TextKey<'common'>;
  /** The column of a page that does not take a desktop's whole width: its title stands over it. */
  column?: Column;
  /** The words that the screen needs beside the common ones; loaded together with its code. */
  texts?: readonly LazyNamespace[];
  /** The screen's own chunk. Without one the route is planned, and says so in a finished page. */
  screen?: () => Promise<{ default: ComponentType }>;
}

/** What a matched route hands to the shell; the name is null for an address that leads nowhere. */
export interface RouteHandle {
  name: RouteName | null;
  row: RouteRow;
}
