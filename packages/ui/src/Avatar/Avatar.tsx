import { Avatar as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is: gives the initials, and the name for screen readers. */
  name: string;
  /** Address of the picture; initials stand in for one that does not come. */
  src?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Set where the name stands beside it in text, so that it is not read twice. */
  decorative?: boolean | undefined;
}

/** A person, as their picture or their initials. */
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
