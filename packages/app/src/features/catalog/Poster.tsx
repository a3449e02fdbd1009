import type { GameSummary } from '@parlor/api/entities';
import { getCover } from './images.ts';
import * as css from './Poster.css.ts';

interface PosterProps {
  game: Pick<GameSummary, 'cover' | 'coverColor'>;
  /** The drawn width, as the `sizes` of an image. */
  sizes: string;
}

/** The cover of a game in the header of its page. */
export function Poster({ game, sizes }: PosterProps) {
  const { src, srcSet, color } = getCover(game);
  return (
    <div className={css.poster} style={{ backgroundColor: color }}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={300}
        height={400}
        alt=""
        fetchPriority="high"
        className={css.cover}
      />
    </div>
  );
}

interface BackdropProps {
  src: string;
  /** Behind the header of a page, or behind the whole screen. */
  behind: 'head' | 'screen';
}

/** The blurred art of a game, as the background of its page. */
export function Backdrop({ src, behind }: BackdropProps) {
  return (
    <div aria-hidden="true" className={css.backdrop[behind]}>
      <img src={src} alt="" className={css.blur} />
    </div>
  );
}
