import { home } from '@parlor/api/calls/games';
import type { HomePage } from '@parlor/api/entities';
import { ErrorState } from '@parlor/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useExplain } from '../../data/errors.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { BannerCarousel } from '../../features/games/BannerCarousel.tsx';
import { ALL_CATEGORIES, CategoryStrip } from '../../features/games/CategoryStrip.tsx';
import { AllGames, GamesOfCategory } from '../../features/games/GamesOf.tsx';
import { categoryTitle } from '../../features/games/titles.ts';
import { NoticeLine } from '../../features/notices/NoticeLine.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { HomeHeader } from './HomeHeader.tsx';
import { HomeRails } from './HomeRails.tsx';
import * as css from './HomeScreen.css.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { SiteFoot } from './SiteFoot.tsx';

/** Home, on a phone and on a desktop (section 2; design: the screens that decide). */
export default function HomeScreen() {
  const { t } = useTranslation();
  const site = useSite();
  const explain = useExplain();
  const { data, error, isValidating, mutate } = useCall(home, {});

  return (
    <div className={css.page}>
      <h1 className={css.spoken}>{t('home.title', { site: site.websiteName })}</h1>
      <HomeHeader gameCount={data?.games.total} />
      {data !== undefined ? (
        <Lobby page={data} />
      ) : error !== undefined ? (
        <ErrorState
          title={t('failure.title')}
          text={explain(error).text}
          requestId={error.requestId}
          onRetry={() => void mutate()}
          retrying={isValidating}
          labels={{ retry: t('actions.retry') }}
        />
      ) : (
        <HomeSkeleton />
      )}
    </div>
  );
}

function Lobby({ page }: { page: HomePage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const wanted = page.categories.find((category) => category.categoryId === search.get('category'));

  // The choice stands in the address, so that back from a game returns to it.
  const choose = (categoryId: string) =>
    setSearch(categoryId === ALL_CATEGORIES ? {} : { category: categoryId }, {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <>
      {page.banners.length > 0 && <BannerCarousel banners={page.banners} />}
      <NoticeLine />
      <div className={css.strip}>
        <CategoryStrip
          categories={page.categories}
          value={wanted?.categoryId ?? ALL_CATEGORIES}
          onValueChange={choose}
        />
      </div>
      {wanted === undefined ? (
        <>
          <HomeRails page={page} />
          <section className={css.section}>
            <header className={css.sectionHeader}>
              <h2 className={css.sectionTitle}>{t('home.allGames')}</h2>
              <span className={css.sectionNote}>{t('home.popular')}</span>
            </header>
            <AllGames label={t('home.allGames')} first={page.games} />
          </section>
        </>
      ) : (
        <section className={css.section}>
          <header className={css.sectionHeader}>
            <h2 className={css.sectionTitle}>{categoryTitle(wanted, locale)}</h2>
            <span className={css.sectionNote}>
              {t('home.gamesOf', { count: wanted.gameCount })}
            </span>
          </header>
          <GamesOfCategory
            key={wanted.categoryId}
            label={categoryTitle(wanted, locale)}
            categoryId={wanted.categoryId}
          />
        </section>
      )}
      <SiteFoot />
    </>
  );
}
