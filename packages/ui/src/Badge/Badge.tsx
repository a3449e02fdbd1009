import { type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Badge.css.ts';
import { badgeText } from './badge-text.ts';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number to show. Nothing is shown for 0. Without a count the badge is a dot. */
  count?: number | undefined;
  /** Highest number that is shown in full. Default 99. */
  max?: number | undefined;
  /** Description of the count for screen readers: "3 unread messages". */
  label: string;
  tone?: Tone | undefined;
}

/** A small count or a dot that marks an element with news. */
export function Badge({
  count,
  max = 99,
  label,
  tone = 'critical',
  className,
  ...rest
}: BadgeProps) {
  const isDot = count === undefined;
  const text = isDot ? '' : badgeText(count, max);
  if (!isDot && text === '') return null;
  return (
    <span
      {...rest}
      data-component="Badge"
      className={cx(css.root({ dot: isDot }), toneClass[tone], className)}
    >
      <span className={css.visuallyHidden}>{label}</span>
      {!isDot && <span aria-hidden="true">{text}</span>}
    </span>
  );
}
