import { Progress } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './bar.css.ts';
import { cx } from './cx.ts';

interface BarTextProps {
  /** Label and value above the bar; hidden from screen readers, because the bar is named. */
  header: { label: string; value: string | undefined } | undefined;
  help: ReactNode;
  /** The bar itself. */
  children: ReactNode;
}

/** The text above and below the bar of ProgressBar. */
export function BarText({ header, help, children }: BarTextProps) {
  return (
    <>
      {header !== undefined && (
        <div aria-hidden="true" data-part="header" className={css.header}>
          <span className={css.label}>{header.label}</span>
          <span data-part="value" className={css.value}>
            {header.value}
          </span>
        </div>
      )}
      {children}
      {help !== undefined && (
        <p data-part="help" className={css.help}>
          {help}
        </p>
      )}
    </>
  );
}

interface ProgressTrackProps {
  label: string;
  /** The value as text; absent while it is unknown. */
  valueText: string | undefined;
  /** Current value, at most `max`; `null` while it is unknown. */
  value: number | null;
  max: number;
  /** Width of the fill, 0 to 100 percent. */
  fill: number;
  /** Position of the mark, 0 to 100 percent. */
  mark: number | undefined;
  className?: string | undefined;
}

/** The bar of ProgressBar and TurnoverBar. */
export function ProgressTrack({
  label,
  valueText,
  value,
  max,
  fill,
  mark,
  className,
}: ProgressTrackProps) {
  return (
    <Progress.Root
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      data-part="track"
      className={cx(css.track, value === null && css.clipped, className)}
    >
      <Progress.Indicator
        data-part="fill"
        className={css.fill}
        style={value === null ? undefined : { inlineSize: `${fill}%` }}
      />
      {mark !== undefined && (
        <div data-part="mark" className={css.mark} style={{ insetInlineStart: `${mark}%` }} />
      )}
    </Progress.Root>
  );
}
