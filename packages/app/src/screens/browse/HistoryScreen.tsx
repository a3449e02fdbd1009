import { Page } from '@parlor/ui/Page';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PlayHistory } from '../../features/games/lists/PlayHistory.tsx';
import { useTexts } from '../../languages/use-texts.ts';

/** The player's history, the latest game first. */
export default function HistoryScreen() {
  const t = useTexts();
  return (
    <Page width="wide" gap={12}>
      <PageTitle>{t('titles.recentlyPlaying')}</PageTitle>
      <PlayHistory />
    </Page>
  );
}
