import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './Amount.css.ts';
import {
  type AmountParts,
  type AmountRounding,
  type AmountSign,
  type AmountValue,
  amountParts,
  joinParts,
} from './format-amount.ts';
import { type AmountLabels, english } from './labels.ts';

export interface AmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A decimal string ("1234.50") or whole minor units. Never a float. */
  value: AmountValue;
  /** Currency symbol, shown before the figure. */
  symbol?: string | undefined;
  /** Number of decimals of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** `floor` for a balance, `ceil` for an amount due. Default `exact`. */
  rounding?: AmountRounding | undefined;
  /** `always` writes a plus before gains and colours them. Default `auto`. */
  sign?: AmountSign | undefined;
  /** `balance` is the large figure of a wallet: raised and muted symbol, muted cents. */
  variant?: 'inline' | 'balance' | undefined;
  /** Shows dots instead of the figure; their width does not depend on the amount. */
  concealed?: boolean | undefined;
  labels?: Partial<AmountLabels> | undefined;
}

/**
 * An exact amount of money in tabular figures. A value that is not a number shows as a dash, never
 * as zero.
 */
export function Amount({
  value,
  symbol = '',
  exponent = 2,
  rounding = 'exact',
  sign = 'auto',
  variant = 'inline',
  concealed = false,
  labels,
  className,
  ...rest
}: AmountProps) {
  const texts = useLabels('Amount', english, labels);
  const parts = concealed ? undefined : amountParts(value, { exponent, rounding, sign });
  const text = concealed ? texts.concealed : joinParts(parts, symbol);
  const isLong = parts !== undefined && parts.integer.length + parts.fraction.length > 11;
  const isGain = sign === 'always' && parts?.sign === '+';
  const root = {
    ...rest,
    'data-component': 'Amount',
    'data-sign': parts?.sign === '' ? undefined : parts?.sign,
    // A long amount in a large size uses a smaller step.
    'data-long': isLong || undefined,
    className: cx(css.root({ variant, gain: isGain }), className),
  };

  if (variant === 'inline' && !concealed) return <span {...root}>{text}</span>;
  return (
    <span {...root}>
      {/* One text for screen readers, which would read the parts below one by one. */}
      <span className={css.visuallyHidden}>{text}</span>
      <span aria-hidden="true" className={css.figure}>
        {parts === undefined ? (
          <Unknown symbol={symbol} concealed={concealed} />
        ) : (
          <Figure parts={parts} symbol={symbol} long={isLong} />
        )}
      </span>
    </span>
  );
}

interface FigureProps {
  parts: AmountParts;
  symbol: string;
  long: boolean;
}

function Figure({ parts, symbol, long }: FigureProps) {
  return (
    <>
      {parts.sign}
      {symbol !== '' && (
        <span data-part="symbol" className={css.symbol}>
          {symbol}
        </span>
      )}
      <span data-part="integer" className={css.integer({ long })}>
        {breakable(parts.integer)}
        {parts.fraction !== '' && (
          <span data-part="fraction" className={css.fraction}>
            .{parts.fraction}
          </span>
        )}
      </span>
    </>
  );
}

/** Allows a line break after each comma, for places without room for one line. */
function breakable(integer: string): ReactNode {
  const comma = integer.lastIndexOf(',');
  if (comma === -1) return integer;
  return (
    <>
      {breakable(integer.slice(0, comma))},
      <wbr />
      {integer.slice(comma + 1)}
    </>
  );
}

function Unknown({ symbol, concealed }: { symbol: string; concealed: boolean }) {
  return (
    <>
      {symbol !== '' && (
        <span data-part="symbol" className={css.symbol}>
          {symbol}
        </span>
      )}
      <span data-part="integer" className={css.integer({ long: false })}>
        {concealed ? '••••••' : '–'}
      </span>
    </>
  );
}
