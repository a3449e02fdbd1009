import { Avatar as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the owner: gives the initials, and the name for screen readers. */
  name: string;
  /** Address of the picture; initials replace one that fails to load. */
  src?: string | undefined;
  /** 28, 40 or 64 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Hides it from screen readers where the name is shown beside it as text. */
  decorative?: boolean | undefined;
}

/** A user, shown as their picture or their initials. */
export function Avatar({
  name,
  src,
  size = 'md',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  return (
    <Primitive.Root
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      data-component="Avatar"
      className={cx(css.root({ size }), className)}
    >
      {src !== undefined && <Primitive.Image src={src} alt="" className={css.image} />}
      <Primitive.Fallback data-part="initials">{initials(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}
