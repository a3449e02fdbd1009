import { type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { BarText, ProgressTrack } from '../internal/Bar.tsx';
import * as bar from '../internal/bar.css.ts';
import { cx } from '../internal/cx.ts';
import * as css from './ProgressBar.css.ts';
import { percentText, toPercent } from './progress.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the progress. */
  label: string;
  /** Current value; absent while it is unknown. */
  value?: number | undefined;
  /** Maximum of the scale. Default 100. */
  max?: number | undefined;
  /** A mark on the bar, in units of `max`, such as the requirement when the value exceeds it. */
  mark?: number | undefined;
  tone?: Tone | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Shows label and percent above the bar; otherwise they are visually hidden. */
  showLabel?: boolean | undefined;
  /** Text in place of the percentage. */
  valueText?: string | undefined;
  /** Help text below the bar: "₱5,580.00 to go". */
  help?: ReactNode;
}

/** Progress of an upload, a turnover requirement or a level. */
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
      className={cx(bar.root, toneClass[tone], className)}
    >
      <BarText header={showLabel ? { label, value: text } : undefined} help={help}>
        <ProgressTrack
          label={label}
          valueText={text}
          // Values above the maximum are shown as complete.
          value={value === undefined ? null : Math.min(Math.max(value, 0), max)}
          max={max}
          fill={value === undefined ? 0 : toPercent(value, max)}
          mark={mark === undefined ? undefined : toPercent(mark, max)}
          className={css.size[size]}
        />
      </BarText>
    </div>
  );
}
