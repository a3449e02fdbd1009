import { ChevronRight, Crown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type AmountValue, formatAmount, minorUnits } from '../Amount/format-amount.ts';
import { Icon } from '../Icon/index.ts';
import { CardLink } from '../internal/CardLink.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { turnover } from '../TurnoverBar/turnover.ts';
import * as css from './LevelCard.css.ts';
import { english, type LevelCardLabels } from './labels.ts';

export interface NextLevel {
  /** Name of the level: "VIP 4". */
  name: string;
  /** The total of valid bets that it requires. A decimal string or whole minor units. */
  required: AmountValue;
  /** Benefits, one line each: "Upgrade bonus ₱188.00". */
  brings?: readonly string[] | undefined;
}

interface Props extends Omit<ComponentProps<'section'>, 'children'> {
  /** Name of the level: "VIP 3". */
  name: string;
  /** Level of the name in the page's outline. Default `h2`. */
  nameAs?: 'h2' | 'h3' | 'h4' | undefined;
  /** The valid bets so far. */
  current: AmountValue;
  /** The next level; absent on the highest one, which has no bar. */
  next?: NextLevel | undefined;
  symbol?: string | undefined;
  /** Number of decimals of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** `compact` is one row, for the account screen. Default `full`. */
  variant?: 'full' | 'compact' | undefined;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** Makes the whole card a button, instead of `href`. */
  onOpen?: (() => void) | undefined;
  /** Content at the end of the full card: a link to all levels. */
  action?: ReactNode;
  labels?: Partial<LevelCardLabels> | undefined;
}

/** A card is a link, a button, or neither. */
export type LevelCardProps = Props & ({ onOpen?: undefined } | { href?: undefined });

/** The player's level, the exact progress to the next one, and its benefits. */
export function LevelCard({
  name,
  nameAs: Name = 'h2',
  current,
  next,
  symbol = '',
  exponent = 2,
  variant = 'full',
  href,
  onOpen,
  action,
  labels,
  className,
  ...rest
}: LevelCardProps) {
  const texts = useLabels('LevelCard', english, labels);
  const format = (value: AmountValue) => formatAmount(value, { symbol, exponent });
  const isCompact = variant === 'compact';
  const opens = href !== undefined || onOpen !== undefined;
  const way =
    next === undefined
      ? undefined
      : turnover(minorUnits(current, exponent) ?? 0n, minorUnits(next.required, exponent) ?? 0n);

  const figures = next ? texts.progress(format(current), format(next.required)) : texts.highest;
  const bar = next && way && (
    <ProgressBar
      label={texts.toNext(next.name)}
      value={way.percent}
      size={isCompact ? 'sm' : 'md'}
      className={css.bar}
    />
  );

  return (
    <section
      {...rest}
      data-component="LevelCard"
      data-highest={next === undefined || undefined}
      className={cx(css.root[variant], className)}
    >
      <div className={css.head}>
        <span aria-hidden="true" data-part="emblem" className={css.emblem[variant]}>
          <Crown className={css.crown} strokeWidth={1.75} />
        </span>
        <div className={css.content}>
          {!isCompact && <p className={css.muted}>{texts.level}</p>}
          <Name data-part="name" className={css.name[variant]}>
            <CardLink href={href} onOpen={onOpen}>
              {name}
            </CardLink>
          </Name>
          {isCompact && (
            <>
              <p data-part="figures" className={css.muted}>
                {figures}
              </p>
              {bar}
            </>
          )}
        </div>
        {isCompact && opens && <Icon icon={ChevronRight} className={css.chevron} />}
      </div>
      {!isCompact && (
        <div data-part="progress" className={css.progress}>
          {next && way ? (
            <>
              <div aria-hidden="true" className={css.line}>
                <span className={css.strong}>{texts.toNext(next.name)}</span>
                <span className={css.muted}>{way.percent}%</span>
              </div>
              {bar}
              <p data-part="figures" className={css.figures}>
                {figures}
              </p>
              <p data-part="help" className={css.muted}>
                {way.met ? texts.enough(next.name) : texts.toGo(format(way.left))}
              </p>
            </>
          ) : (
            <>
              <p data-part="figures" className={css.strong}>
                {figures}
              </p>
              <p data-part="help" className={css.muted}>
                {texts.total(format(current))}
              </p>
            </>
          )}
        </div>
      )}
      {!isCompact && next?.brings !== undefined && next.brings.length > 0 && (
        <div data-part="brings" className={css.brings}>
          <p className={css.strong}>{texts.brings(next.name)}</p>
          <ul className={css.list}>
            {next.brings.map((line) => (
              <li key={line} className={css.item}>
                {line}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isCompact && action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </section>
  );
}
