import { Children, type ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import * as css from './GameGrid.css.ts';

export interface GameGridProps extends ComponentProps<'ul'> {
  /** Accessible name of the list of games. */
  label: string;
  /** Announces that games load. Pass a `GameTileSkeleton` for each expected one meanwhile. */
  loading?: boolean | undefined;
}

/** A grid of tiles: three columns on a phone, as many as fit on a desktop. */
export function GameGrid({ label, loading = false, className, children, ...rest }: GameGridProps) {
  return (
    <ul
      {...rest}
      {...listRole}
      aria-label={label}
      aria-busy={loading || undefined}
      data-component="GameGrid"
      className={cx(css.root, className)}
    >
      {Children.map(children, (child) =>
        // A condition that is false passes an empty child.
        child === null ? null : (
          <li data-part="item" className={css.item}>
            {child}
          </li>
        ),
      )}
    </ul>
  );
}
