import { PageTitle } from '../../components/PageTitle.tsx';
import { LikedGames } from '../../features/games/MarkedGames.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './MyGames.css.ts';

export default function LikeScreen() {
  const t = useTexts();
  return (
    <div className={css.page}>
      <PageTitle>{t('titles.myLike')}</PageTitle>
      <LikedGames />
    </div>
  );
}
