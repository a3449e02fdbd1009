import { type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { percentOf } from '../ProgressBar/progress.ts';
import * as css from './Meter.css.ts';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names what is measured: "Deposits today", "Strength". */
  label: string;
  value: number;
  /** Default 100. */
  max?: number | undefined;
  /** What the value says in words: "3 of 10", "Strong". It stands beside the label. */
  valueText: string;
  /** Draws so many pieces in place of one bar, for small whole numbers. */
  pieces?: number | undefined;
  /** What the value means where it is; whoever knows the limits says so. Default `neutral`. */
  tone?: Tone | undefined;
  /** Label and value above the bar, else they are for screen readers. Default `true`. */
  showLabel?: boolean | undefined;
  /** Under the bar. */
  help?: ReactNode;
}

/** How much there is of something that goes up and down: a limit used, a strength. Not progress. */
export function Meter({
  label,
  value,
  max = 100,
  valueText,
  pieces,
  tone = 'neutral',
  showLabel = true,
  help,
  className,
  ...rest
}: MeterProps) {
  const percent = percentOf(value, max);
  // Not the element of that name: browsers draw it each in their own way.
  const meter = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(0, value)),
    'aria-valuetext': valueText,
  } as const;
  return (
    <div {...rest} data-component="Meter" className={cx(css.root, toneClass[tone], className)}>
      {showLabel && (
        <div aria-hidden="true" data-part="header" className={css.header}>
          <span className={css.label}>{label}</span>
          <span data-part="value" className={css.value}>
            {valueText}
          </span>
        </div>
      )}
      <div {...meter} data-part="track" className={css.track}>
        {pieces === undefined ? (
          <div data-part="fill" className={css.fill} style={{ inlineSize: `${percent}%` }} />
        ) : (
          Array.from({ length: pieces }, (_, index) => `${index}`).map((piece, index) => (
            <div
              key={piece}
              data-part="piece"
              data-on={index < Math.round((percent / 100) * pieces) || undefined}
              className={css.piece}
            />
          ))
        )}
      </div>
      {help !== undefined && (
        <p data-part="help" className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}
