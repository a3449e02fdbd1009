import { home } from '@parlor/api/calls/games';
import { makersOfCategory } from '@parlor/api/calls/lobby';
import type { Category } from '@parlor/api/entities';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { GameRail } from '@parlor/ui/GameRail';
import { Heading } from '@parlor/ui/Heading';
import { MakerChip } from '@parlor/ui/MakerChip';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { CategoryIcon } from '../../features/catalog/CategoryIcon.tsx';
import { categoryTitle } from '../../features/catalog/titles.ts';
import { LazySortMenu } from '../../features/games/LazySortMenu.tsx';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import * as css from './Browse.css.ts';
import { GameResults } from './GameResults.tsx';
import { useBrowseFilter } from './use-browse-filter.ts';

const bones = Array.from({ length: 6 }, (_, index) => index);

/** One category by `?id=`: its makers, the largest there first, and its games. All categories without one. */
export default function CategoryDetailScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isValidating, mutate } = useCall(home, {}, { revalidateIfStale: false });

  if (data === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <Failure error={error} onRetry={() => void mutate()} retrying={isValidating} />
      </>
    );
  }
  if (data === undefined) {
    return (
      <div className={css.page} aria-busy="true">
        <RouteTitle />
        <div className={css.makers}>
          {bones.map((bone) => (
            <Skeleton key={bone} height={72} />
          ))}
        </div>
      </div>
    );
  }
  if (id === '') return <Categories categories={data.categories} />;
  const category = data.categories.find(({ categoryId }) => categoryId === id);
  if (category !== undefined) return <CategoryGames key={id} category={category} />;
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<LayoutGrid size={28} />}
        title={t('lobby:category.missingTitle')}
        text={t('lobby:category.missingText')}
        action={
          <Button asChild variant="soft">
            <Link to={getHref('browserDetail')}>{t('lobby:category.all')}</Link>
          </Button>
        }
      />
    </>
  );
}

function Categories({ categories }: { categories: readonly Category[] }) {
  const t = useTexts();
  const games = useGameCount();
  const locale = useLocale();
  return (
    <div className={css.page}>
      <Heading level={1} size={20}>
        {t('lobby:category.all')}
      </Heading>
      <div className={css.makers}>
        {categories.map((category) => (
          <Link
            key={category.categoryId}
            to={getHref('browserDetail', { id: category.categoryId })}
            className={css.categoryCard}
          >
            <CategoryIcon name={category.icon} />
            <span className={css.cardWords}>
              {categoryTitle(category, locale)}
              <Text size={12} color="muted">
                {games(category.gameCount)}
              </Text>
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}

function CategoryGames({ category }: { category: Category }) {
  const t = useTexts();
  const games = useGameCount();
  const locale = useLocale();
  const top = useRef<HTMLDivElement>(null);
  const { filter, sort, choose } = useBrowseFilter(top);
  const { data, error } = useCall(makersOfCategory, { categoryId: category.categoryId });
  const title = categoryTitle(category, locale);
  usePageName(title);
  const maker = data?.rows.find(({ makerId }) => makerId === filter.maker);
  return (
    <div className={css.page} ref={top}>
      <div className={css.detailHead}>
        <span className={css.detailIcon}>
          <CategoryIcon name={category.icon} />
        </span>
        <h1 className={css.name}>{title}</h1>
      </div>
      {error === undefined && data?.rows.length !== 0 && (
        <GameRail title={t('lobby:category.makers')} shape="chip" loading={data === undefined}>
          {data === undefined
            ? bones.map((bone) => (
                <Skeleton key={bone} className={css.bone} width={156} height={56} />
              ))
            : data.rows.map(({ makerId, makerName, logo, gameCount }) => (
                <MakerChip
                  key={makerId}
                  name={makerName}
                  logo={logo}
                  meta={games(gameCount)}
                  selected={makerId === filter.maker}
                  onClick={() => choose({ maker: makerId === filter.maker ? '' : makerId })}
                />
              ))}
        </GameRail>
      )}
      <section aria-label={title} className={css.results}>
        <GameResults
          filter={{ ...filter, category: category.categoryId, keyword: '' }}
          sort={sort}
          under={title}
          title={maker === undefined ? title : `${title} · ${maker.makerName}`}
          order={<LazySortMenu value={sort} onValueChange={(next) => choose({ sort: next })} />}
          onClear={() => choose({ maker: '', tag: '', list: '', stake: '' })}
        />
      </section>
    </div>
  );
}
