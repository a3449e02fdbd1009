import { Play } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { LinkOrButton, type LinkOrButtonProps } from '../internal/LinkOrButton.tsx';
import * as css from './GameTile.css.ts';

/** A cover image, 3:4. */
export interface GameCover {
  /** Address of the image, for browsers that ignore `srcSet`. */
  src: string;
  /** The image in several widths, as in HTML. */
  srcSet?: string | undefined;
  /** Layout width for the browser's choice among `srcSet`; each variant has a default. */
  sizes?: string | undefined;
  /** Dominant colour, shown until the image has loaded. */
  color: string;
}

export interface GameTileProps extends Omit<LinkOrButtonProps, 'children'> {
  name: string;
  cover: GameCover;
  /** Second line: the maker in rails, plays in grids, the balance in the game in "continue". */
  meta?: ReactNode;
  /** One short tag: "New", "Live". */
  tag?: string | undefined;
  /** Adds the red dot to the tag. */
  live?: boolean | undefined;
  /** Rank; shows the numeral of the "hot" rail. */
  rank?: number | undefined;
  /** Shape of the tile; `wide` is the "continue" card. Default `cover`. */
  variant?: 'cover' | 'wide' | undefined;
  /** Dims the tile of a game in maintenance. It still links to the game's page. */
  unavailable?: boolean | undefined;
  /** Loads immediately, for the tiles of the first screen; all others load lazily. */
  eager?: boolean | undefined;
  /**
   * A control beside the link, over the cover's end corner: a `FavoriteButton`. A wide tile shows it in
   * place of its play symbol; use `variant="plain"` there.
   */
  action?: ReactNode;
}

/** A game: its cover and two lines of text. */
export function GameTile({ cover, action, ...rest }: GameTileProps) {
  const tile = <Tile {...rest} {...cover} hasAction={action !== undefined} />;
  if (action === undefined) return tile;
  return (
    <div data-part="frame" className={cx(css.frame, rest.variant === 'wide' && css.wideFrame)}>
      {tile}
      {action}
    </div>
  );
}

interface TileProps extends Omit<GameTileProps, 'cover' | 'action' | 'color'>, GameCover {
  hasAction: boolean;
}

/** The part of a tile that does not re-render when the favourite beside it changes. */
const Tile = memo(function Tile({
  src,
  srcSet,
  sizes,
  color,
  name,
  meta,
  tag,
  live = false,
  rank,
  variant = 'cover',
  unavailable = false,
  eager = false,
  hasAction,
  className,
  ...rest
}: TileProps) {
  const [broken, setBroken] = useState(false);
  const isWide = variant === 'wide';
  const shownTag = isWide ? undefined : tag;
  const picture = (
    <span
      data-part="cover"
      className={cx(css.cover[variant], (broken || shownTag !== undefined) && css.overlaid)}
      style={{ backgroundColor: color }}
    >
      {broken ? (
        // The name is announced below; here it only fills an otherwise blank square.
        <span aria-hidden="true" data-part="fallback" className={css.fallback}>
          {name}
        </span>
      ) : (
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : (sizes ?? sizesByVariant[variant])}
          width={300}
          height={400}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          className={css.image}
          onError={() => setBroken(true)}
        />
      )}
      {shownTag !== undefined && (
        <span data-part="tag" className={css.tag}>
          {live && <span className={css.live} />}
          {shownTag}
        </span>
      )}
    </span>
  );
  const title = (
    <span data-part="name" className={isWide ? css.wideName : css.name}>
      {name}
    </span>
  );
  const line = meta !== undefined && (
    <span data-part="meta" className={isWide ? css.wideMeta : css.meta}>
      {meta}
    </span>
  );

  return (
    <LinkOrButton
      {...rest}
      data-component="GameTile"
      data-unavailable={unavailable || undefined}
      className={cx(
        isWide ? css.wide : css.tile,
        rank === undefined ? undefined : css.ranked,
        className,
      )}
    >
      {rank === undefined ? (
        picture
      ) : (
        <span className={css.stage}>
          <span
            aria-hidden="true"
            data-part="rank"
            data-long={rank > 9 || undefined}
            className={css.rank}
          >
            {rank}
          </span>
          {picture}
        </span>
      )}
      {isWide ? (
        <span className={css.content}>
          {title}
          {line}
        </span>
      ) : (
        title
      )}
      {!isWide && line}
      {isWide && !hasAction && (
        <span aria-hidden="true" data-part="play" className={css.play}>
          <Play size={18} fill="currentColor" strokeWidth={1.5} />
        </span>
      )}
    </LinkOrButton>
  );
});

const sizesByVariant = { cover: '(min-width: 1024px) 10vw, 30vw', wide: '60px' } as const;
