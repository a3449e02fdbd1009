import { type Tone, toneClass } from '@parlor/tokens';
import { scaleLinear } from '@visx/scale';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './BarChart.css.ts';

export interface BarSeries {
  id: string;
  label: string;
  tone: Tone;
}

export interface BarGroup {
  id: string;
  /** Label below the bars: "Mon", "18". */
  label: string;
  /** One value per series, in the order of the series; none below zero. */
  values: readonly number[];
  /** The same values as text: "₱1,240.00". */
  texts: readonly string[];
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name of the chart: "In and out, last 7 days". */
  label: string;
  /** The compared series, each in a colour of its own. */
  series: readonly BarSeries[];
  /** Groups along the axis, each with a value for every series. */
  groups: readonly BarGroup[];
  /** Formats a value of the scale: "2k". */
  formatTick: (value: number) => string;
  /** Height of the plot in px. Default 160. */
  height?: number | undefined;
}

/**
 * Amounts over time, side by side. A visually hidden table gives each in full to screen readers.
 */
export function BarChart({
  label,
  series,
  groups,
  formatTick,
  height = 160,
  className,
  ...rest
}: BarChartProps) {
  const highest = Math.max(0, ...groups.flatMap(({ values }) => values));
  const scale = scaleLinear({ domain: [0, highest === 0 ? 1 : highest], range: [0, 100], nice: 3 });
  const ticks = highest === 0 ? [0] : scale.ticks(3);
  // Only so many labels fit; the other groups keep their bars.
  const isLong = groups.some(({ label: name }) => name.length > SHORT_LABEL);
  const every = Math.ceil(groups.length / (isLong ? MOST_LONG_LABELS : MOST_LABELS));

  return (
    <figure
      aria-label={label}
      {...rest}
      data-component="BarChart"
      className={cx(css.root, className)}
    >
      <ul aria-hidden="true" data-part="legend" className={css.legend}>
        {series.map(({ id, label: name, tone }) => (
          <li key={id} className={css.legendItem}>
            <span className={cx(css.key, toneClass[tone])} />
            {name}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" data-part="plot" className={css.plot} style={{ blockSize: height }}>
        {ticks.map((tick) => (
          <span
            key={tick}
            data-part="tick"
            className={css.tick}
            style={{ insetBlockEnd: `${scale(tick)}%` }}
          >
            <span className={css.tickText}>{formatTick(tick)}</span>
          </span>
        ))}
        <div className={css.groups}>
          {groups.map(({ id, values, texts }) => (
            <div key={id} data-part="group" className={css.group}>
              {series.map(({ id: of, tone }, index) => (
                <span
                  key={of}
                  data-part="bar"
                  title={texts[index]}
                  className={cx(css.bar, toneClass[tone])}
                  style={{ blockSize: `${scale(values[index] ?? 0)}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" data-part="labels" className={css.labels}>
        {groups.map(({ id, label: name }, index) => (
          <span
            key={id}
            data-spare={(index / every) % 2 === 1 || undefined}
            className={css.groupLabel}
          >
            {index % every === 0 ? name : ''}
          </span>
        ))}
      </div>
      {/* The wrapper clips the table, which cannot be narrower than its text. */}
      <div className={css.table}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ id, label: name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ id, label: name, texts }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {series.map(({ id: of }, index) => (
                  <td key={of}>{texts[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** More labels than these overlap on a phone; a long one has more characters than `SHORT_LABEL`. */
const MOST_LABELS = 7;
const MOST_LONG_LABELS = 4;
const SHORT_LABEL = 4;
