import { type Tone, toneClass } from '@parlor/tokens';
import {
  Cake,
  CalendarDays,
  Check,
  CircleChevronUp,
  Clock,
  type LucideIcon,
  Percent,
  WalletCards,
} from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type AmountValue, formatAmount } from '../Amount/format-amount.ts';
import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Tag } from '../Tag/index.ts';
import * as css from './BonusCard.css.ts';
import { type BonusCardLabels, english } from './labels.ts';

export type BonusKind = 'monthly' | 'birthday' | 'upgrade' | 'deposit' | 'rebate';

/** `pending` can be claimed, `issued` was credited automatically. */
export type BonusState = 'pending' | 'claimed' | 'expired' | 'issued';

export interface BonusCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Determines the title and the picture. */
  kind: BonusKind;
  /** Replaces the title of the kind: "VIP 4 upgrade bonus". */
  title?: string | undefined;
  /** Level of the title in the page's outline. Default `h2`. */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined;
  /** Reason for the bonus: "5% of the first deposit of this week". */
  note?: ReactNode;
  /** Amount of the bonus. */
  amount: AmountValue;
  symbol?: string | undefined;
  /** Number of decimals of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** Whether it is pending, claimed or over. */
  state: BonusState;
  /** Release time, claim deadline, or time of the credit. */
  when?: ReactNode;
  /** Claims the bonus. Without it there is no button, as for a bonus that is not released yet. */
  onClaim?: (() => void) | undefined;
  /** Shows a spinner while the claim is sent. */
  loading?: boolean | undefined;
  labels?: Partial<BonusCardLabels> | undefined;
}

const icons: Record<BonusKind, LucideIcon> = {
  monthly: CalendarDays,
  birthday: Cake,
  upgrade: CircleChevronUp,
  deposit: WalletCards,
  rebate: Percent,
};

const looks: Record<BonusState | 'unreleased', { tone: Tone; icon?: LucideIcon }> = {
  pending: { tone: 'promo' },
  unreleased: { tone: 'neutral' },
  claimed: { tone: 'positive', icon: Check },
  expired: { tone: 'neutral', icon: Clock },
  issued: { tone: 'positive', icon: Check },
};

/** A bonus or rebate: its exact amount, state and deadline, and the button that claims it. */
export function BonusCard({
  kind,
  title,
  titleAs: Title = 'h2',
  note,
  amount,
  symbol = '',
  exponent = 2,
  state,
  when,
  onClaim,
  loading = false,
  labels,
  className,
  ...rest
}: BonusCardProps) {
  const texts = useLabels('BonusCard', english, labels);
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [first] = useState(state);
  const claimable = state === 'pending' && onClaim !== undefined;
  const hadButton = useRef(claimable);
  const name = title ?? texts[kind];
  const stage = state === 'pending' && !claimable ? 'unreleased' : state;
  const { tone, icon } = looks[stage];

  // The button is removed when the bonus is claimed, so focus moves here.
  useEffect(() => {
    if (hadButton.current && !claimable && document.activeElement === document.body)
      titleRef.current?.focus({ preventScroll: true });
    hadButton.current = claimable;
  }, [claimable]);

  return (
    <article
      {...rest}
      data-component="BonusCard"
      data-state={state}
      className={cx(css.root, className)}
    >
      <div className={css.head}>
        <span
          aria-hidden="true"
          data-part="icon"
          className={cx(css.emblem, toneClass[claimable ? 'promo' : 'neutral'])}
        >
          <Icon icon={icons[kind]} size={20} />
        </span>
        <div className={css.content}>
          <Title
            id={`${id}title`}
            ref={titleRef}
            tabIndex={-1}
            data-part="title"
            className={css.title}
          >
            {name}
          </Title>
          {note !== undefined && (
            <p data-part="note" className={css.muted}>
              {note}
            </p>
          )}
        </div>
        <Tag
          data-part="state"
          tone={tone}
          shape="pill"
          leading={icon && <Icon icon={icon} size={16} />}
        >
          {texts[stage]}
        </Tag>
      </div>
      <div className={css.foot}>
        <div className={css.sum}>
          <Amount
            value={amount}
            symbol={symbol}
            exponent={exponent}
            className={css.amount}
            data-part="amount"
          />
          {when !== undefined && (
            <p data-part="when" className={cx(css.muted, css.when)}>
              {when}
            </p>
          )}
        </div>
        {claimable && (
          <Button
            id={`${id}claim`}
            aria-labelledby={`${id}claim ${id}title`}
            loading={loading}
            onClick={onClaim}
            className={css.claim}
          >
            {texts.claim}
          </Button>
        )}
      </div>
      <span role="status" className={css.visuallyHidden}>
        {state === 'claimed' &&
          first !== 'claimed' &&
          texts.arrived(name, formatAmount(amount, { symbol, exponent }))}
      </span>
    </article>
  );
}
