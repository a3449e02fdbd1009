import { LOADING_INDICATOR_DELAY_MS } from '@parlor/api/constants';
import type { GameDetail } from '@parlor/api/entities';
import { Box } from '@parlor/ui/Box';
import { Spinner } from '@parlor/ui/Spinner';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { type ReactNode, useEffect, useState } from 'react';
import { after } from '../../platform/clock.ts';
import { Poster } from '../catalog/Poster.tsx';
import * as css from './GameLayer.css.ts';
import { GameLayer } from './GameLayer.tsx';

interface Props {
  game: GameDetail | undefined;
  title: string;
  note?: string;
  /** In place of the spinner: an error or a result. */
  children?: ReactNode;
}

/** Covers a game that opens or closes with its cover and a status. Shows a spinner after 800 ms. */
export function GameTransition({ game, title, note, children }: Props) {
  const [slow, setSlow] = useState(false);
  useEffect(() => after(LOADING_INDICATOR_DELAY_MS, () => setSlow(true)), []);
  return (
    <GameLayer>
      <Stack gap={20} align="center" padding={24} textAlign="center">
        {game !== undefined && (
          <Box className={css.cover}>
            <Poster game={game} sizes="160px" />
          </Box>
        )}
        <Stack role="status" gap={4}>
          <Text as="p" size={20} weight="semibold" color="default">
            {title}
          </Text>
          {note !== undefined && (
            <Text as="p" color="muted">
              {note}
            </Text>
          )}
        </Stack>
        {children ?? <div className={css.spinner}>{slow && <Spinner size="lg" />}</div>}
      </Stack>
    </GameLayer>
  );
}
