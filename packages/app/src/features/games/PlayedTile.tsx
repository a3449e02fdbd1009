import type { PlayedGame } from '@parlor/api/entities';
import { useShowAgo } from '../../data/ago.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useMoney } from '../wallet/use-money.ts';
import { Tile } from './GameTiles.tsx';

/** A game that was left: with what lies in it, or when that was. It leads straight back into play. */
export function PlayedTile({ game }: { game: PlayedGame }) {
  const t = useTexts();
  const money = useMoney();
  const showAgo = useShowAgo();
  const meta =
    game.inGame === null
      ? showAgo(game.lastPlayedAt)
      : t('home.inGame', { amount: money(game.inGame) });
  return <Tile game={game} variant="wide" straight meta={meta} />;
}
