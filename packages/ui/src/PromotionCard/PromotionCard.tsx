import type { Tone } from '@parlor/tokens';
import { Gift } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { BannerImage } from '../Carousel/Banner.tsx';
import { CardLink } from '../internal/CardLink.tsx';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Tag } from '../Tag/index.ts';
import { english, type PromotionCardLabels } from './labels.ts';
import * as css from './PromotionCard.css.ts';

interface Props extends Omit<ComponentProps<'article'>, 'title'> {
  title: string;
  /** Level of the title in the page's outline. Default `h2`. */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined;
  /** Reward: "100 % of your transfer, up to ₱1,000.00". */
  reward: ReactNode;
  /** Requirement for the reward. */
  asks?: ReactNode;
  /** Deadline to join, or to meet the requirement. */
  until?: ReactNode;
  /** Eligible games. */
  games?: ReactNode;
  /** Art without text, 16:7; its dominant colour is shown until it has loaded. */
  art: BannerImage;
  /**
   * `banner` shows the art across the card, `thumbnail` small beside the text. Default `banner`.
   */
  variant?: 'banner' | 'thumbnail' | undefined;
  /** State in a word or two: "Ongoing", "Closed". */
  state?: ReactNode;
  /** Tone of the state. Default `neutral`. */
  stateTone?: Tone | undefined;
  /** Closed or expired: dims the art; the text keeps its contrast. */
  over?: boolean | undefined;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** Makes the whole card a button, instead of `href`. */
  onOpen?: (() => void) | undefined;
  /** One button beside the link of the card. */
  action?: ReactNode;
  /** Loads the art immediately, for cards of the first screen; all others load lazily. */
  eager?: boolean | undefined;
  labels?: Partial<PromotionCardLabels> | undefined;
  /** Progress: a `TurnoverBar`, or a `ProgressBar`. */
  children?: ReactNode;
}

/** A card is a link, a button, or neither. */
export type PromotionCardProps = Props & ({ onOpen?: undefined } | { href?: undefined });

/** A promotion: reward, requirement, deadline and eligible games, all before the button. */
export function PromotionCard({
  title,
  titleAs: Title = 'h2',
  reward,
  asks,
  until,
  games,
  art,
  variant = 'banner',
  state,
  stateTone = 'neutral',
  over = false,
  href,
  onOpen,
  action,
  eager = false,
  labels,
  className,
  children,
  ...rest
}: PromotionCardProps) {
  const texts = useLabels('PromotionCard', english, labels);
  const [broken, setBroken] = useState(false);
  const facts = [
    { name: 'asks', term: texts.asks, value: asks },
    { name: 'until', term: texts.until, value: until },
    { name: 'games', term: texts.games, value: games },
  ].filter(({ value }) => value !== undefined);

  return (
    <article
      {...rest}
      data-component="PromotionCard"
      data-over={over || undefined}
      className={cx(css.root, className)}
    >
      <div className={css.head[variant]}>
        <div data-part="art" className={css.art[variant]} style={{ backgroundColor: art.color }}>
          {broken ? (
            <Gift aria-hidden="true" data-part="fallback" className={css.fallback} />
          ) : (
            <img
              src={art.src}
              srcSet={art.srcSet}
              sizes={
                art.sizes ?? (variant === 'banner' ? '(min-width: 600px) 50vw, 100vw' : '72px')
              }
              width={1280}
              height={560}
              alt=""
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : undefined}
              decoding="async"
              draggable={false}
              className={css.image}
              onError={() => setBroken(true)}
            />
          )}
        </div>
        <div className={css.content[variant]}>
          {state !== undefined && (
            <Tag data-part="state" tone={stateTone} shape="pill" className={css.state[variant]}>
              {state}
            </Tag>
          )}
          <Title data-part="title" className={css.title}>
            <CardLink href={href} onOpen={onOpen}>
              {title}
            </CardLink>
          </Title>
          <p data-part="reward" className={css.reward}>
            {reward}
          </p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl data-part="facts" className={css.facts}>
          {facts.map(({ name, term, value }) => (
            <div key={name} data-part={name} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children !== undefined && (
        <div data-part="progress" className={css.progress}>
          {children}
        </div>
      )}
      {action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </article>
  );
}
