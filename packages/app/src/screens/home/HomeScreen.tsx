import { home } from '@parlor/api/calls/games';
import type { HomePage } from '@parlor/api/entities';
import { Box } from '@parlor/ui/Box';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Sticky } from '@parlor/ui/Sticky';
import { useRef } from 'react';
import { CallContent } from '../../components/CallContent.tsx';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useSite } from '../../data/site.ts';
import { useCall } from '../../data/use-call.ts';
import { categoryTitle } from '../../features/catalog/titles.ts';
import type { BannerCarouselProps } from '../../features/games/BannerCarousel.tsx';
import type { CategoryStripProps } from '../../features/games/CategoryStrip.tsx';
import { useGameFilter } from '../../features/games/use-game-filter.ts';
import * as noticeCss from '../../features/notices/NoticeTicker.css.ts';
import { useIsPixelAsked } from '../../features/privacy/use-is-pixel-asked.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import type { FilterLinkProps } from './FilterLink.tsx';
import type { HomeDiscoverProps } from './HomeDiscover.tsx';
import { HomeGames } from './HomeGames.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import type { HomePopupsProps } from './HomePopups.tsx';
import { HomeRails } from './HomeRails.tsx';
import * as css from './HomeScreen.css.ts';
import { BannerSkeleton, HomeSkeleton, StripSkeleton } from './HomeSkeleton.tsx';

// Moving parts, filters and everything further down load after the first screen: see
// docs/decisions/0047.
const carousel: Part<BannerCarouselProps> = {
  load: () => import('../../features/games/BannerCarousel.tsx'),
  onServer: true,
};
const wins: Part<{ className?: string }> = {
  load: () => import('../../features/games/LatestWins.tsx'),
  texts: ['lobby'],
};
const notices: Part<object> = { load: () => import('../../features/notices/NoticeTicker.tsx') };
const strip: Part<CategoryStripProps> = {
  load: () => import('../../features/games/CategoryStrip.tsx'),
};
const discover: Part<HomeDiscoverProps> = {
  load: () => import('./HomeDiscover.tsx'),
  texts: ['lobby'],
};
const filterLink: Part<FilterLinkProps> = {
  load: () => import('./FilterLink.tsx'),
  onServer: true,
};
const siteFoot: Part<object> = {
  load: () => import('./HomeFooter.tsx'),
  onServer: true,
};
const popups: Part<HomePopupsProps> = { load: () => import('./HomePopups.tsx') };

/** Home, on a phone and on a desktop (docs/product.md: Screens and routes). */
export default function HomeScreen() {
  const t = useTexts();
  const site = useSite();
  const isPixelAsked = useIsPixelAsked();
  const result = useCall(home, {});
  const { data } = result;

  return (
    <Page width="wide" gap={{ phone: 12, desktop: 8 }}>
      <PageTitle>{t('home.title', { site: site.websiteName })}</PageTitle>
      <HomeHeader gameCount={data?.games.total} />
      <CallContent result={result} loading={<HomeSkeleton />}>
        {(page) => <Lobby page={page} />}
      </CallContent>
      {data !== undefined && <LazyPart part={popups} props={{ isHeld: isPixelAsked }} />}
    </Page>
  );
}

function Lobby({ page }: { page: HomePage }) {
  const locale = useLocale();
  const isDesktop = useDesktopLayout();
  const top = useRef<HTMLDivElement>(null);
  // The address has the selection, so that back from a game restores it.
  const { filter, sort, choose } = useGameFilter(top);
  const wanted = page.categories.find(({ categoryId }) => categoryId === filter.category);

  return (
    <>
      <div className={css.stage}>
        {page.banners.length > 0 && (
          <div className={css.hero}>
            <LazyPart
              part={carousel}
              props={{ banners: page.banners }}
              fallback={<BannerSkeleton />}
            />
          </div>
        )}
        {isDesktop && <LazyPart part={wins} props={{ className: css.wins }} />}
      </div>
      <LazyPart part={notices} props={{}} fallback={<div className={noticeCss.room} />} />
      <div ref={top} />
      <Sticky edge="top" lines="both">
        <Inline gap={24}>
          <Box grow>
            <LazyPart
              part={strip}
              props={{
                categories: page.categories,
                value: wanted?.categoryId ?? '',
                onValueChange: (category) => choose({ category }),
              }}
              fallback={<StripSkeleton />}
            />
          </Box>
          {isDesktop && (
            <LazyPart
              part={filterLink}
              props={{ category: wanted?.categoryId }}
              fallback={<Skeleton shape="circle" width={94} height={44} />}
            />
          )}
        </Inline>
      </Sticky>
      {/* 28 px above each title, of which the rails include 12 themselves. */}
      <Stack paddingTop={4}>
        {wanted === undefined && (
          <>
            <HomeRails page={page} />
            <LazyPart
              part={discover}
              props={{ makers: page.makers }}
              fallback={<div className={css.discover} />}
            />
          </>
        )}
        <HomeGames
          page={page}
          categoryId={wanted?.categoryId}
          title={wanted && categoryTitle(wanted, locale)}
          sort={sort}
          onSortChange={(next) => choose({ sort: next })}
        />
      </Stack>
      <LazyPart part={siteFoot} props={{}} />
    </>
  );
}
