import { Stack } from '@parlor/ui/Stack';
import type { ReactNode } from 'react';
import * as css from './GameLayer.css.ts';

interface Props {
  /** Hides the game behind it. Default `false`. */
  opaque?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fills the screen over a game; content that fits is centred. */
export function GameLayer({ opaque = false, className = '', children }: Props) {
  return (
    <Stack gap={0} className={`${css.root} ${opaque ? css.opaque : ''} ${className}`}>
      <div className={css.content}>{children}</div>
    </Stack>
  );
}
