import { Page } from '@parlor/ui/Page';
import { PageTitle } from '../../components/PageTitle.tsx';
import { FavoriteGames } from '../../features/games/lists/MarkedGames.tsx';
import { useTexts } from '../../languages/use-texts.ts';

export default function FavoriteScreen() {
  const t = useTexts();
  return (
    <Page width="wide">
      <PageTitle>{t('titles.myFavorite')}</PageTitle>
      <FavoriteGames />
    </Page>
  );
}
