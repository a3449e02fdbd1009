import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './GameTile.css.ts';

export interface GameTileSkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  variant?: 'cover' | 'wide' | undefined;
  ranked?: boolean | undefined;
  /** Does not breathe: for so many that moving them all would cost the page its smoothness. */
  still?: boolean | undefined;
}

/** The shape of a tile that is still on its way. Silent: its rail or grid says that it loads. */
export function GameTileSkeleton({
  variant = 'cover',
  ranked = false,
  still = false,
  className,
  ...rest
}: GameTileSkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="GameTileSkeleton"
      className={cx(
        variant === 'wide' ? css.wide : css.tile,
        ranked ? css.ranked : undefined,
        css.resting,
        still ? undefined : css.breathing,
        className,
      )}
    >
      <span className={`${css.cover[variant]} ${css.bone}`} />
      <span className={variant === 'wide' ? css.words : css.tileWords}>
        <span className={`${css.line} ${css.bone}`} />
        <span className={`${css.shortLine} ${css.bone}`} />
      </span>
    </span>
  );
}
