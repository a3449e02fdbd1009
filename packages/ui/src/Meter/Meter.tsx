import { type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { BarText } from '../internal/Bar.tsx';
import * as bar from '../internal/bar.css.ts';
import { cx } from '../internal/cx.ts';
import { toPercent } from '../ProgressBar/progress.ts';
import * as css from './Meter.css.ts';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the measurement: "Deposits today", "Strength". */
  label: string;
  value: number;
  /** Maximum of the scale. Default 100. */
  max?: number | undefined;
  /** The value as text: "3 of 10", "Strong". It is shown beside the label. */
  valueText: string;
  /** Renders this many segments instead of one bar, for small whole numbers. */
  pieces?: number | undefined;
  /** Meaning of the current value; the owner knows the limits and sets it. Default `neutral`. */
  tone?: Tone | undefined;
  /** Shows label and value above the bar; `false` hides them visually. Default `true`. */
  showLabel?: boolean | undefined;
  /** Help text below the bar. */
  help?: ReactNode;
}

/** A quantity that can rise and fall: a used limit, a strength. For progress use ProgressBar. */
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
  const percent = toPercent(value, max);
  // Not a `meter` element: browsers style it differently.
  const meter = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(max, Math.max(0, value)),
    'aria-valuetext': valueText,
  } as const;
  return (
    <div {...rest} data-component="Meter" className={cx(bar.root, toneClass[tone], className)}>
      <BarText header={showLabel ? { label, value: valueText } : undefined} help={help}>
        <div {...meter} data-part="track" className={css.track}>
          {pieces === undefined ? (
            <div data-part="fill" className={bar.fill} style={{ inlineSize: `${percent}%` }} />
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
      </BarText>
    </div>
  );
}
