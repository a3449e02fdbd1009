import { type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Tag.css.ts';

export interface TagProps extends ComponentProps<'span'> {
  tone?: Tone | undefined;
  variant?: 'solid' | 'soft' | 'outline' | undefined;
  /** `pill` for a state outside of text. Default `square`, for one inside a line of text. */
  shape?: 'square' | 'pill' | undefined;
  /** A small icon before the text. */
  leading?: ReactNode;
}

/** A state in one or two texts. The text carries the meaning; the colour only supports it. */
export function Tag({
  tone = 'neutral',
  variant = 'soft',
  shape = 'square',
  leading,
  className,
  children,
  ...rest
}: TagProps) {
  return (
    <span
      {...rest}
      data-component="Tag"
      className={cx(css.root({ variant, shape }), toneClass[tone], className)}
    >
      {leading !== undefined && (
        <span aria-hidden="true" data-part="leading" className={css.leading}>
          {leading}
        </span>
      )}
      {children}
    </span>
  );
}
