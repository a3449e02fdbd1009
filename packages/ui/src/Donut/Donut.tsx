import { type Tone, toneClass } from '@parlor/tokens';
import { Pie } from '@visx/shape';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Donut.css.ts';
import { toPercentages } from './percentages.ts';

export interface DonutSegment {
  id: string;
  label: string;
  /** Size relative to the other segments; not negative. */
  value: number;
  /** The value as text: "₱1,240.00". */
  text: ReactNode;
  tone: Tone;
}

export interface DonutProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart: "What you spent it on". */
  label: string;
  /** The segments, clockwise from the top. */
  segments: readonly DonutSegment[];
  /** The total, shown in the middle; the owner computes it. */
  total?: ReactNode;
  /** Label above the total. */
  totalLabel?: ReactNode;
  /** Content in place of the ring when all values are zero. */
  empty?: ReactNode;
}

const SIZE = 160;
const THICKNESS = 18;

/**
 * Parts of a whole. The rows show the same figures as text, so the ring is hidden from screen
 * readers.
 */
export function Donut({
  label,
  segments,
  total,
  totalLabel,
  empty,
  className,
  ...rest
}: DonutProps) {
  const drawn = segments.filter(({ value }) => value > 0);
  const percentages = toPercentages(segments.map(({ value }) => value));
  const sum = drawn.reduce((known, { value }) => known + value, 0);

  return (
    <figure aria-label={label} {...rest} data-component="Donut" className={cx(css.root, className)}>
      <div aria-hidden="true" data-part="ring" className={css.ring}>
        <svg aria-hidden="true" viewBox={`0 0 ${SIZE} ${SIZE}`} className={css.picture}>
          <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
            <circle r={(SIZE - THICKNESS) / 2} strokeWidth={THICKNESS} className={css.track} />
            <Pie
              data={[...drawn]}
              pieValue={({ value }) => value}
              pieSort={null}
              outerRadius={SIZE / 2}
              innerRadius={SIZE / 2 - THICKNESS}
              cornerRadius={3}
              padAngle={drawn.length > 1 ? 0.03 : 0}
            >
              {({ arcs, path }) =>
                arcs.map((arc) => (
                  <path
                    key={arc.data.id}
                    data-part="arc"
                    d={path(arc) ?? ''}
                    className={cx(css.arc, toneClass[arc.data.tone])}
                  />
                ))
              }
            </Pie>
          </g>
        </svg>
        <div data-part="middle" className={css.middle}>
          {sum === 0
            ? empty
            : totalLabel !== undefined && <span className={css.over}>{totalLabel}</span>}
          {sum > 0 && total}
        </div>
      </div>
      <ul data-part="rows" className={css.rows}>
        {segments.map(({ id, label: name, text, tone }, index) => (
          <li key={id} data-part="row" className={css.row}>
            <span aria-hidden="true" className={cx(css.key, toneClass[tone])} />
            <span className={css.name}>{name}</span>
            <span className={css.share}>{percentages[index]}%</span>
            <span className={css.amount}>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
