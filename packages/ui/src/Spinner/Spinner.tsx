import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter: 16, 20 or 32 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Announced, for example "Loading". Without it the spinner is decoration beside text. */
  label?: string | undefined;
}

const diameters = { sm: 16, md: 20, lg: 32 } as const;

/** Indicates work of unknown length. Uses the colour of the surrounding text. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  const diameter = diameters[size];
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined || undefined}
      {...rest}
      data-component="Spinner"
      className={cx(css.root, className)}
    >
      <svg
        data-part="ring"
        aria-hidden="true"
        className={css.ring}
        width={diameter}
        height={diameter}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <circle className={css.track} cx="10" cy="10" r="8" />
        <path d="M10 2a8 8 0 0 1 8 8" />
      </svg>
      {label !== undefined && <span className={css.label}>{label}</span>}
    </span>
  );
}
