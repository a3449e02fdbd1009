import { home } from '@parlor/api/calls/games';
import type { HomePage } from '@parlor/api/entities';
import { ErrorState } from '@parlor/ui/ErrorState';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useExplain } from '../../data/errors.ts';
import { useHasSession } from '../../data/session.ts';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { ALL_CATEGORIES } from '../../features/games/all-categories.ts';
import type { BannerCarouselProps } from '../../features/games/BannerCarousel.tsx';
import type { CategoryStripProps } from '../../features/games/CategoryStrip.tsx';
import { AllGames, GamesOfCategory } from '../../features/games/GamesOf.tsx';
import { categoryTitle } from '../../features/games/titles.ts';
import { NoticeLine } from '../../features/notices/NoticeLine.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { LazyPart, type Part } from '../../shell/LazyPart.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { HomeRails } from './HomeRails.tsx';
import * as css from './HomeScreen.css.ts';
import { BannerSkeleton, HomeSkeleton, StripSkeleton } from './HomeSkeleton.tsx';
import { SiteFoot } from './SiteFoot.tsx';

// What moves and what filters comes after what can be seen: see docs/decisions/0003.
const carousel: Part<BannerCarouselProps> = {
  load: () => import('../../features/games/BannerCarousel.tsx'),
};
const strip: Part<CategoryStripProps> = {
  load: () => import('../../features/games/CategoryStrip.tsx'),
};
const abnormalExit: Part<object> = {
  load: () => import('../../features/play/AbnormalExit.tsx'),
  texts: ['play', 'errors'],
};

/** Home, on a phone and on a desktop (section 2; design: the screens that decide). */
export default function HomeScreen() {
  const t = useTexts();
  const site = useSite();
  const hasSession = useHasSession();
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
      {hasSession && data !== undefined && <LazyPart part={abnormalExit} props={{}} />}
    </div>
  );
}

function Lobby({ page }: { page: HomePage }) {
  const t = useTexts();
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const top = useRef<HTMLDivElement>(null);
  const wanted = page.categories.find((category) => category.categoryId === search.get('category'));

  // The choice stands in the address, so that back from a game returns to it.
  const choose = (categoryId: string) => {
    setSearch(categoryId === ALL_CATEGORIES ? {} : { category: categoryId }, {
      replace: true,
    });
    // From far down the page the choice begins at its top, not at the end of a shorter list.
    const { current: head } = top;
    if (head !== null && head.getBoundingClientRect().top < 0) head.scrollIntoView();
  };

  return (
    <>
      {page.banners.length > 0 && (
        <LazyPart part={carousel} props={{ banners: page.banners }} fallback={<BannerSkeleton />} />
      )}
      <NoticeLine />
      <div ref={top} />
      <div className={css.strip}>
        <LazyPart
          part={strip}
          props={{
            categories: page.categories,
            value: wanted?.categoryId ?? ALL_CATEGORIES,
            onValueChange: choose,
          }}
          fallback={<StripSkeleton />}
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
