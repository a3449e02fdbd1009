import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './GameTile.css.ts';

export interface GameTileSkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of the tile that loads. Default `cover`. */
  variant?: 'cover' | 'wide' | undefined;
  /** Leaves room for the numeral of a rank. Default `false`. */
  ranked?: boolean | undefined;
  /** Disables the animation, for so many skeletons that animating them would drop frames. */
  still?: boolean | undefined;
}

/**
 * Skeleton of a loading tile. Hidden from screen readers: its rail or grid announces the loading.
 */
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
      <span className={variant === 'wide' ? css.content : css.tileContent}>
        <span className={`${css.line} ${css.bone}`} />
        <span className={`${css.shortLine} ${css.bone}`} />
      </span>
    </span>
  );
}
