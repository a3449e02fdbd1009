import { Page } from '@parlor/ui/Page';
import { PageTitle } from '../../components/PageTitle.tsx';
import { LikedGames } from '../../features/games/lists/MarkedGames.tsx';
import { useTexts } from '../../languages/use-texts.ts';

export default function LikeScreen() {
  const t = useTexts();
  return (
    <Page width="wide">
      <PageTitle>{t('titles.myLike')}</PageTitle>
      <LikedGames />
    </Page>
  );
}
