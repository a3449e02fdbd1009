import type { ComponentType } from 'react';
import type { LazyNamespace, TextKey } from '../languages/texts.ts';
import type { RouteName } from './paths.ts';

/** Who may open the route: anyone, or a player with a token (docs/product.md: Roles and permissions). */
export type Access = 'public' | 'player';

/**
 * What surrounds the screen on a phone: the tab bar, a bar with a back button, or nothing, as for a
 * login, which has its own back button. On a desktop all but `bare` have the side navigation.
 */
export type Layout = 'tab' | 'page' | 'login' | 'bare';

/** The column of a page on a desktop: for reading, or for one task such as a form. */
export type Column = 'read' | 'narrow';

export interface RouteRow {
  access: Access;
  layout: Layout;
  /** Text key of the document's title and of the top bar's title. */
  title: TextKey<'common'>;
  /** The column of a page that is narrower than a desktop: its title is aligned with it. */
  column?: Column;
  /** Namespaces that the screen needs beside `common`; loaded together with its code. */
  texts?: readonly LazyNamespace[];
  /** A screen in the start file. The others are in `routes/table/screens.ts`. */
  screen?: () => Promise<{ default: ComponentType }>;
}

/** The `handle` of a matched route; the name is null for an unknown address. */
export interface RouteHandle {
  name: RouteName | null;
  row: RouteRow;
}
