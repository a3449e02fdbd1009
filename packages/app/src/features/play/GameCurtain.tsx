import { LOADING_INDICATOR_DELAY_MS } from '@parlor/api/constants';
import type { GameDetail } from '@parlor/api/entities';
import { Spinner } from '@parlor/ui/Spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { after } from '../../platform/clock.ts';
import { coverOf } from '../catalog/images.ts';
import * as css from './GameCurtain.css.ts';

interface Props {
  game: GameDetail | undefined;
  title: string;
  note?: string;
  /** In place of the spinner: what went wrong, or what came of it. */
  children?: ReactNode;
}

/** In front of a game that opens or closes: its cover, and what goes on. A spinner after 800 ms. */
export function GameCurtain({ game, title, note, children }: Props) {
  const [slow, setSlow] = useState(false);
  useEffect(() => after(LOADING_INDICATOR_DELAY_MS, () => setSlow(true)), []);
  const cover = game && coverOf(game);
  return (
    <div className={css.root}>
      {cover !== undefined && (
        <img
          src={cover.src}
          srcSet={cover.srcSet}
          sizes="160px"
          alt=""
          width={160}
          height={213}
          className={css.cover}
          style={{ backgroundColor: cover.color }}
        />
      )}
      <div role="status" className={css.words}>
        <p className={css.title}>{title}</p>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      {children ?? <div className={css.spinner}>{slow && <Spinner size="lg" />}</div>}
    </div>
  );
}
