import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Icon.css.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** A Lucide icon, imported by name: `import { House } from 'lucide-react'`. */
  icon: LucideIcon;
  /** Width and height in px. Default 20. */
  size?: 12 | 16 | 18 | 20 | 24 | 28 | 32 | 40 | undefined;
  /** Accessible name, for an icon without text beside it. Without it the icon is decoration. */
  label?: string | undefined;
}

/** An icon in the current text colour. */
export const Icon = memo(function Icon({
  icon: Drawing,
  size = 20,
  label,
  className,
  ref,
  ...rest
}: IconProps) {
  return (
    <Drawing
      strokeWidth={size < 20 ? 2 : 1.75}
      {...rest}
      ref={ref ?? null}
      size={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
      data-component="Icon"
      className={cx(css.root, className)}
    />
  );
});
