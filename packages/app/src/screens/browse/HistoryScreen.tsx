import { PageTitle } from '../../components/PageTitle.tsx';
import { PlayHistory } from '../../features/games/PlayHistory.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './Browse.css.ts';

/** What the player has played, the last one first. */
export default function HistoryScreen() {
  const t = useTexts();
  return (
    <div className={css.page}>
      <PageTitle>{t('titles.recentlyPlaying')}</PageTitle>
      <PlayHistory />
    </div>
  );
}
