import { toneClass } from '@parlor/tokens';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type AmountValue, formatAmount, minorUnits } from '../Amount/format-amount.ts';
import { Icon } from '../Icon/index.ts';
import { ProgressTrack } from '../internal/Bar.tsx';
import * as bar from '../internal/bar.css.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type TurnoverBarLabels } from './labels.ts';
import * as css from './TurnoverBar.css.ts';
import { turnover } from './turnover.ts';

export interface TurnoverBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The measured quantity: "Bets", "Net win", "Balance". */
  label: string;
  /** Current value; may be negative. A decimal string or whole minor units. */
  current: AmountValue;
  /** Required value. */
  required: AmountValue;
  symbol?: string | undefined;
  /** Number of decimals of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** The bets that counted: a list, or a link to it. */
  counted?: ReactNode;
  labels?: Partial<TurnoverBarLabels> | undefined;
}

/** Progress of a promotion's requirement, with the remaining amount and the bets that counted. */
export function TurnoverBar({
  label,
  current,
  required,
  symbol = '',
  exponent = 2,
  counted,
  labels,
  className,
  ...rest
}: TurnoverBarProps) {
  const texts = useLabels('TurnoverBar', english, labels);
  const format = (value: AmountValue) => formatAmount(value, { symbol, exponent });
  const state = turnover(minorUnits(current, exponent) ?? 0n, minorUnits(required, exponent) ?? 0n);
  const left = state.met
    ? state.above > 0n && texts.above(format(state.above))
    : texts.toGo(format(state.left));

  return (
    <div
      {...rest}
      data-component="TurnoverBar"
      data-met={state.met || undefined}
      className={cx(css.root, state.met ? toneClass.positive : toneClass.promo, className)}
    >
      <div data-part="header" className={css.header}>
        <span data-part="label" className={css.label}>
          {label}
        </span>
        {state.met ? (
          <span data-part="met" className={css.met}>
            <Icon icon={Check} size={16} />
            {texts.met}
          </span>
        ) : (
          <span aria-hidden="true" data-part="percent" className={bar.value}>
            {state.percent}%
          </span>
        )}
      </div>
      <p data-part="amounts" className={css.amounts}>
        <Amounts texts={texts} current={format(current)} required={format(required)} />
      </p>
      <ProgressTrack
        label={label}
        valueText={state.met ? texts.met : `${state.percent}%`}
        value={state.percent}
        max={100}
        fill={state.fill * 100}
        mark={state.mark === undefined ? undefined : state.mark * 100}
        className={css.track}
      />
      {left !== false && (
        <p data-part="help" className={bar.help}>
          {left}
        </p>
      )}
      {counted !== undefined && (
        <div data-part="counted" className={css.counted}>
          {counted}
        </div>
      )}
    </div>
  );
}

interface AmountsProps {
  texts: TurnoverBarLabels;
  current: string;
  required: string;
}

/**
 * The translated sentence with its first amount emphasized; each language has its own word order.
 */
function Amounts({ texts, current, required }: AmountsProps) {
  const sentence = texts.of(current, required);
  const at = sentence.indexOf(current);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <strong data-part="current" className={css.current}>
        {current}
      </strong>
      {sentence.slice(at + current.length)}
    </>
  );
}
