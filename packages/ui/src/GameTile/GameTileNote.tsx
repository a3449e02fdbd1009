import type { ReactNode } from 'react';
import * as css from './GameTile.css.ts';

export interface GameTileNoteProps {
  /** A few words. */
  children: ReactNode;
}

/**
 * A note over the lower edge of a tile's cover that may arrive after the tile, such as what a bet counts.
 * Rendered in the `action` of a tile, before its control.
 */
export function GameTileNote({ children }: GameTileNoteProps) {
  return (
    <span data-component="GameTileNote" className={css.note}>
      {children}
    </span>
  );
}
