import { type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '../Amount/Amount.tsx';
import { type AmountValue, minorUnits } from '../Amount/format-amount.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type MoneyMapLabels } from './labels.ts';
import * as css from './MoneyMap.css.ts';
import { shares } from './shares.ts';

export interface MoneyMapSegment {
  id: string;
  label: string;
  /** Second line: the exact place, or the purpose. */
  meta?: ReactNode;
  /** A decimal string or whole minor units; its segment is as long as its share. */
  amount: AmountValue;
  tone: Tone;
  /** `striped` for money that is unavailable: in transfer or on hold. Default `solid`. */
  pattern?: 'solid' | 'striped' | undefined;
}

export interface MoneyMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The segments, in the order of the bar. Segments of zero keep their row but have no width. */
  segments: readonly MoneyMapSegment[];
  /** The sum of all segments, computed by the owner: the kit does not add up money. */
  total: AmountValue;
  symbol?: string | undefined;
  exponent?: number | undefined;
  /** Shows dots instead of figures; the shares stay. */
  concealed?: boolean | undefined;
  labels?: Partial<MoneyMapLabels> | undefined;
}

/** The distribution of money: one stacked bar, and a row for each segment. */
export function MoneyMap({
  segments,
  total,
  symbol,
  exponent = 2,
  concealed = false,
  labels,
  className,
  ...rest
}: MoneyMapProps) {
  const texts = useLabels('MoneyMap', english, labels);
  const widths = shares(segments.map(({ amount }) => minorUnits(amount, exponent) ?? 0n));
  const amount = { symbol, exponent, concealed, labels: { concealed: texts.concealed } };

  return (
    <div {...rest} data-component="MoneyMap" className={cx(css.root, className)}>
      {/* The rows below give the same values as text, so the bar is hidden from screen readers. */}
      <div aria-hidden="true" data-part="bar" className={css.bar}>
        {segments.map(({ id, tone, pattern = 'solid' }, index) => {
          const share = widths[index] ?? 0;
          return share === 0 || concealed ? null : (
            <span
              key={id}
              data-part="segment"
              className={`${css.segment({ pattern })} ${toneClass[tone]}`}
              style={{ flexGrow: share }}
            />
          );
        })}
      </div>
      <dl data-part="rows" className={css.rows}>
        {segments.map(({ id, label, meta, amount: value, tone, pattern = 'solid' }) => (
          <div key={id} data-part="row" className={css.row}>
            <dt className={css.place}>
              <span
                aria-hidden="true"
                data-part="key"
                className={`${css.key({ pattern })} ${toneClass[tone]}`}
              />
              <span className={css.content}>
                <span className={css.label}>{label}</span>
                {meta !== undefined && <span className={css.meta}>{meta}</span>}
              </span>
            </dt>
            <dd className={css.amount}>
              <Amount {...amount} value={value} />
            </dd>
          </div>
        ))}
        <div data-part="total" className={css.total}>
          <dt className={css.totalLabel}>{texts.total}</dt>
          <dd className={css.amount}>
            <Amount {...amount} value={total} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
