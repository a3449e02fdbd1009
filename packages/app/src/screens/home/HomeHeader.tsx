import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { Brand } from '../../features/site/Brand.tsx';
import { BalancePill } from '../../features/wallet/BalancePill.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import * as css from './HomeHeader.css.ts';

/** Logo, balance and search on a phone; a desktop has them in the bar on top. */
export function HomeHeader({ gameCount }: { gameCount: number | undefined }) {
  const t = useTexts();
  // A visitor may not go to the page of searching, and searches on the page of all games.
  const hasSession = useHasSession();
  return (
    <div className={css.root}>
      <div className={css.top}>
        <Brand />
        <BalancePill />
      </div>
      <Link to={getHref(hasSession ? 'searchGame' : 'browser')} className={css.search}>
        <Search aria-hidden="true" size={20} />
        {gameCount === undefined
          ? t('home.searchShort')
          : t('home.search', { count: gameCount.toLocaleString('en-US') })}
      </Link>
    </div>
  );
}
