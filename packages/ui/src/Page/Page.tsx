import { cx } from '../internal/cx.ts';
import type { LayoutProps, Responsive, Space } from '../internal/layout-props.ts';
import { Stack } from '../Stack/index.ts';
import * as css from './Page.css.ts';

export interface PageProps extends LayoutProps {
  /**
   * `read` (720 px) for text and lists, `narrow` (520 px) for one task, `wide` for the full width.
   * Default `read`.
   */
  width?: 'read' | 'narrow' | 'wide' | undefined;
  /** Gap between its parts. Default 16. */
  gap?: Responsive<Space> | undefined;
}

/** The column of a page: gutters on phones, a width that suits the content on desktops. */
export function Page({ width = 'read', className, ...rest }: PageProps) {
  const look = cx(css.root, css.width[width], className);
  return <Stack {...rest} data-component="Page" className={look} />;
}
