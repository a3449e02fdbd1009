import type { PlayedGame } from '@parlor/api/entities';
import { useFormatNearDate } from '../../data/dates.ts';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { useMoney } from '../../data/use-money.ts';
import { useTexts } from '../../languages/use-texts.ts';

/** The second line of a played game's tile: what waits in it, or the time of the last visit. */
export default function PlayedMeta({ game }: { game: PlayedGame }) {
  const t = useTexts();
  const money = useMoney();
  const showAgo = useFormatRelativeTime();
  const formatNearDate = useFormatNearDate();
  const { openRound } = game;
  if (openRound !== null) {
    const amount = money(openRound.staked);
    return openRound.expiresAt === null
      ? t('lobby:openRound', { amount })
      : t('lobby:openRoundUntil', { amount, time: formatNearDate(openRound.expiresAt) });
  }
  return game.inGame === null
    ? showAgo(game.lastPlayedAt)
    : t('home.inGame', { amount: money(game.inGame) });
}
