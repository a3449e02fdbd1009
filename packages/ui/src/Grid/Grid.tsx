import type { CSSProperties } from 'react';
import { Layout } from '../internal/Layout.tsx';
import type { ChildrenLayoutProps, Responsive, Space } from '../internal/layout.ts';
import { type Columns, columnTracks, responsive } from './columns.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends ChildrenLayoutProps {
  /** `3`, `'160px'` (as many as have room), tracks `['1fr', 'auto']`, or one for each width. */
  columns: Responsive<Columns>;
  /** Children share the row when they are fewer than have room. Default `false`. */
  fit?: boolean | undefined;
  /** Default 12. */
  gap?: Responsive<Space> | undefined;
  /** Between rows, where it differs: 20 between rows of tiles. */
  rowGap?: Responsive<Space> | undefined;
}

/** Columns, equal unless their tracks are given. */
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
