import type { CSSProperties } from 'react';
import { cx } from '../internal/cx.ts';
import { type LayoutProps, layoutElement } from '../internal/element.ts';
import type { Space } from '../internal/space.css.ts';
import * as space from '../internal/space.css.ts';
import { type Columns, columnTracks, type ResponsiveColumns, responsive } from './columns.ts';
import * as css from './Grid.css.ts';

export interface GridProps extends LayoutProps {
  /** `3`, `'160px'` (as many as have room), or `{ phone: 3, desktop: 7 }`. */
  columns: Columns | ResponsiveColumns;
  /** Default 12. */
  gap?: Space | undefined;
  /** Between rows, where it differs: 20 between rows of tiles. */
  rowGap?: Space | undefined;
}

/** Equal columns. */
export function Grid({ as, columns, gap = 12, rowGap, className, style, ...rest }: GridProps) {
  const { Element, role } = layoutElement(as);
  const { phone, desktop } = responsive(columns);
  const tracks = { [css.phone]: columnTracks(phone), [css.desktop]: columnTracks(desktop) };
  return (
    <Element
      role={role}
      {...rest}
      style={{ ...style, ...tracks } as CSSProperties}
      data-component="Grid"
      className={cx(
        css.root,
        space.gap[gap],
        rowGap !== undefined && space.rowGap[rowGap],
        className,
      )}
    />
  );
}
