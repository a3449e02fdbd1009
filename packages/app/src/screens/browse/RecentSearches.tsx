import { Button } from '@parlor/ui/Button';
import { IconButton } from '@parlor/ui/IconButton';
import { Clock, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { forgetSearch, useRecentSearches } from '../../features/games/recent-searches.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import * as css from './Browse.css.ts';

/** What was looked for before on this device: to look for again, or to be forgotten. */
export function RecentSearches() {
  const t = useTexts();
  const { storage } = usePlatform();
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section aria-label={t('lobby:search.recent')}>
      <header className={css.header}>
        <h2 className={css.title}>{t('lobby:search.recent')}</h2>
        <Button
          variant="ghost"
          tone="neutral"
          onClick={() => storage.write('recentSearches', null)}
        >
          {t('lobby:search.forgetAll')}
        </Button>
      </header>
      <ul className={css.recent}>
        {recent.map((words) => (
          <li key={words} className={css.recentRow}>
            <Link to={getHref('searchGame', { keyword: words })} className={css.recentWords}>
              <Clock aria-hidden="true" size={18} className={css.recentIcon} />
              {words}
            </Link>
            <IconButton
              icon={X}
              label={t('lobby:search.forget', { words })}
              throttle={0}
              onClick={() => forgetSearch(storage, words)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
