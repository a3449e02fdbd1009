import { PageTitle } from '../../components/PageTitle.tsx';
import { FavoriteGames } from '../../features/games/MarkedGames.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './MyGames.css.ts';

export default function FavoriteScreen() {
  const t = useTexts();
  return (
    <div className={css.page}>
      <PageTitle>{t('titles.myFavorite')}</PageTitle>
      <FavoriteGames />
    </div>
  );
}
