import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './FavoriteButton.css.ts';

export interface FavoriteButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed' | 'type'> {
  /** The verb and the item: "Favorite Phoenix Ascent". It stays the same when pressed. */
  label: string;
  pressed: boolean;
  onValueChange?: ((pressed: boolean) => void) | undefined;
  /** `art` for a button over a cover, `plain` on the page. Default `art`. */
  variant?: 'art' | 'plain' | undefined;
}

/**
 * A heart that is on or off. It updates optimistically; the owner of the list rolls back on
 * failure.
 */
export function FavoriteButton({
  label,
  pressed,
  onValueChange,
  variant = 'art',
  className,
  onClick,
  ...rest
}: FavoriteButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-component="FavoriteButton"
      className={cx(css.variant[variant], className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onValueChange?.(!pressed);
      }}
    />
  );
}
