import type { PlayedGame } from '@parlor/api/entities';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The second line of a played game's tile: the money in it, or the time of the last visit. */
export default function PlayedMeta({ game }: { game: PlayedGame }) {
  const t = useTexts();
  const money = useMoney();
  const showAgo = useFormatRelativeTime();
  return game.inGame === null
    ? showAgo(game.lastPlayedAt)
    : t('home.inGame', { amount: money(game.inGame) });
}
