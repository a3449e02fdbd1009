import type { CSSProperties } from 'react';
import { Layout } from '../internal/Layout.tsx';
import type { ChildrenLayoutProps, Responsive, Space } from '../internal/layout-props.ts';
import { columnTracks, type ResponsiveColumns, responsive } from './columns.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends ChildrenLayoutProps {
  /** `3`, `'160px'` (as many as fit), tracks `['1fr', 'auto']`, or a value per breakpoint. */
  columns: ResponsiveColumns;
  /** Stretches the children over the row when there are fewer than fit. Default `false`. */
  fit?: boolean | undefined;
  /** Gap between columns and rows. Default 12. */
  gap?: Responsive<Space> | undefined;
  /** Gap between rows, where it differs: 20 between rows of tiles. */
  rowGap?: Responsive<Space> | undefined;
}

/** A grid of columns, equal unless tracks are given. */
export function Grid({ columns, fit = false, gap = 12, style, ...rest }: GridProps) {
  const { phone, desktop, wide = desktop } = responsive(columns);
  const tracks = {
    [css.phone]: columnTracks(phone, fit),
    [css.desktop]: columnTracks(desktop, fit),
    [css.wide]: columnTracks(wide, fit),
  };
  return (
    <Layout
      name="Grid"
      look={css.root}
      gap={gap}
      {...rest}
      style={{ ...style, ...tracks } as CSSProperties}
    />
  );
}
