import { type Tone, toneClass } from '@parlor/tokens';
import { Progress } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './ProgressBar.css.ts';
import { percentOf, percentText } from './progress.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names what progresses. */
  label: string;
  /** How far; absent while nobody knows. */
  value?: number | undefined;
  /** Default 100. */
  max?: number | undefined;
  /** A point on the bar that matters, in units of `max`: what was asked, when more is there. */
  mark?: number | undefined;
  tone?: Tone | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Shows label and percent above the bar; else they are for screen readers. */
  showLabel?: boolean | undefined;
  /** In place of the percent. */
  valueText?: string | undefined;
  /** Under the bar: "₱5,580.00 to go". */
  help?: ReactNode;
}

/** How far something is: an upload, a turnover, a level. */
export function ProgressBar({
  label,
  value,
  max = 100,
  mark,
  tone = 'brand',
  size = 'md',
  showLabel = false,
  valueText,
  help,
  className,
  ...rest
}: ProgressBarProps) {
  const text = valueText ?? (value === undefined ? undefined : percentText(value, max));
  return (
    <div
      {...rest}
      data-component="ProgressBar"
      className={cx(css.root, toneClass[tone], className)}
    >
      {showLabel && (
        <div aria-hidden="true" data-part="header" className={css.header}>
          <span>{label}</span>
          <span className={css.value}>{text}</span>
        </div>
      )}
      <Progress.Root
        // More than there was to reach is reached.
        value={value === undefined ? null : Math.min(Math.max(value, 0), max)}
        max={max}
        aria-label={label}
        aria-valuetext={text}
        data-part="track"
        className={css.track({ size })}
      >
        <Progress.Indicator
          data-part="fill"
          data-indeterminate={value === undefined || undefined}
          className={css.fill}
          style={value === undefined ? undefined : { inlineSize: `${percentOf(value, max)}%` }}
        />
        {mark !== undefined && (
          <div
            data-part="mark"
            className={css.mark}
            style={{ insetInlineStart: `${percentOf(mark, max)}%` }}
          />
        )}
      </Progress.Root>
      {help !== undefined && (
        <p data-part="help" className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}
