import { latestWins } from '@parlor/api/calls/lobby';
import { WinnersTicker } from '@parlor/ui/WinnersTicker';
import { Money } from '../../components/Money.tsx';
import { useExplain } from '../../data/errors.ts';
import { useCall } from '../../data/use-call.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getCover } from '../catalog/images.ts';
import { gameTitle } from '../catalog/titles.ts';
import { useOpenGame } from './use-open-game.ts';

const REFRESH_MS = 60_000;

/** The latest wins of the site. Shows the error if they fail to load. */
export default function LatestWins({ className }: { className?: string }) {
  const t = useTexts();
  const locale = useLocale();
  const open = useOpenGame();
  const explain = useExplain();
  const { data, error } = useCall(latestWins, {}, { refreshInterval: REFRESH_MS });
  return (
    <WinnersTicker
      className={className}
      title={t('lobby:latestWins')}
      loading={data === undefined && error === undefined}
      empty={error === undefined ? t('lobby:noWins') : explain(error).text}
      wins={(data?.rows ?? []).map((win) => ({
        id: win.winId,
        game: gameTitle(win, locale),
        cover: getCover(win),
        player: win.player,
        amount: <Money value={win.amount} />,
        ...open(win),
      }))}
    />
  );
}
