import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Pause, Play } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { useAutoplay, useReducedMotion } from '../Carousel/useAutoplay.ts';
import type { GameCover } from '../GameTile/index.ts';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Anchor } from '../Link/index.ts';
import { english, type WinnersTickerLabels } from './labels.ts';
import * as css from './WinnersTicker.css.ts';
import { rowsFrom } from './window.ts';

const bones = Array.from({ length: 8 }, (_, index) => index);

export interface Win {
  /** Unique identifier of the win. */
  id: string;
  /** Name of the game. */
  game: string;
  cover: GameCover;
  /** The winner, masked for the public: "09•• 317". */
  player: string;
  /** Payout of the round, already formatted. */
  amount: ReactNode;
  /** Address of the game. */
  href?: string | undefined;
  onClick?: ComponentProps<'a'>['onClick'];
}

export interface WinnersTickerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  titleAs?: 'h2' | 'h3' | undefined;
  /** The latest wins, newest first. */
  wins: readonly Win[];
  /** Number of visible rows. Default 4. */
  shown?: number | undefined;
  /** Milliseconds between turns; 0 turns them off. Default 4000. */
  interval?: number | undefined;
  /** Shows skeletons while the wins are loading. */
  loading?: boolean | undefined;
  /** Content in place of the rows when there are no wins. */
  empty?: ReactNode;
  labels?: Partial<WinnersTickerLabels> | undefined;
}

/**
 * The latest wins of the site, advancing one row at a time. It pauses while it is touched, hovered,
 * focused or off screen, a button stops it permanently, and it does not move with reduced motion.
 */
export function WinnersTicker({
  title,
  titleAs: Title = 'h2',
  wins,
  shown = 4,
  interval = 4000,
  loading = false,
  empty,
  labels,
  className,
  style,
  ref,
  ...rest
}: WinnersTickerProps) {
  const texts = useLabels('WinnersTicker', english, labels);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [from, setFrom] = useState(0);
  const [turning, setTurning] = useState(false);
  const turns = wins.length > shown && interval > 0 && !reduced;

  const advance = useCallback(() => setTurning(true), []);
  useAutoplay({ root, interval, slides: turns ? wins.length : 1, stopped, advance });
  const settle = () => {
    if (!turning) return;
    setTurning(false);
    setFrom((last) => last + 1);
  };

  return (
    <section
      {...rest}
      ref={rootRef}
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      data-component="WinnersTicker"
      className={cx(css.root, className)}
      style={{ ...style, [css.rows]: shown } as CSSProperties}
    >
      <header className={css.header}>
        <Title id={titleId} data-part="title" className={css.title}>
          {title}
        </Title>
        {turns && (
          <button
            type="button"
            data-part="pause"
            className={css.pause}
            aria-label={stopped ? texts.play : texts.pause}
            onClick={() => setStopped(!stopped)}
          >
            <Icon icon={stopped ? Play : Pause} size={18} />
          </button>
        )}
      </header>
      {!loading && wins.length === 0 ? (
        <p data-part="empty" className={css.empty}>
          {empty}
        </p>
      ) : (
        <div data-part="window" className={css.window}>
          <ul
            {...listRole}
            data-turning={turning || undefined}
            className={css.list}
            onTransitionEnd={settle}
          >
            {loading
              ? bones.slice(0, shown).map((bone) => <WinSkeleton key={bone} />)
              : rowsFrom(wins, from, shown).map((win, index) => (
                  // Rows outside the window are inert.
                  <li key={win.id} data-part="win" inert={index >= shown} className={css.row}>
                    <Row {...win} />
                  </li>
                ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Row({ game, cover, player, amount, href, onClick }: Win) {
  const content = (
    <>
      <span className={css.cover} style={{ backgroundColor: cover.color }}>
        <img
          key={cover.src}
          src={cover.src}
          srcSet={cover.srcSet}
          sizes={cover.sizes ?? '36px'}
          width={36}
          height={48}
          alt=""
          decoding="async"
          className={css.picture}
          // Without its picture the cover is its color alone.
          onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
        />
      </span>
      <span className={css.win}>
        <span className={css.textBlock}>
          <span data-part="game" className={css.game}>
            {game}
          </span>
          <span data-part="player" className={css.player}>
            {player}
          </span>
        </span>
        <span data-part="amount" className={css.amount}>
          {amount}
        </span>
      </span>
    </>
  );
  return href === undefined ? (
    <span className={css.content}>{content}</span>
  ) : (
    <Anchor href={href} onClick={onClick} className={css.content}>
      {content}
    </Anchor>
  );
}

function WinSkeleton() {
  return (
    <li aria-hidden="true" className={css.row}>
      <span className={css.content}>
        <span className={cx(css.cover, css.bone)} />
        <span className={css.textBlock}>
          <span className={cx(css.line, css.bone)} />
          <span className={cx(css.shortLine, css.bone)} />
        </span>
      </span>
    </li>
  );
}
