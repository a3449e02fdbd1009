import { home } from '@parlor/api/calls/games';
import { makersOfCategory } from '@parlor/api/calls/lobby';
import type { Category } from '@parlor/api/entities';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { Card } from '@parlor/ui/Card';
import { EmptyState } from '@parlor/ui/EmptyState';
import { GameRail } from '@parlor/ui/GameRail';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { CategoryIcon } from '../../features/catalog/CategoryIcon.tsx';
import { categoryTitle } from '../../features/catalog/titles.ts';
import { LazySortMenu } from '../../features/games/LazySortMenu.tsx';
import { MakerGamesChip } from '../../features/games/MakerGamesChip.tsx';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useGameFilter } from '../../features/games/use-game-filter.ts';
import { useOptimisticChoice } from '../../features/games/use-optimistic-choice.ts';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { GameResults } from './GameResults.tsx';
import { MAKER_COLUMNS } from './maker-columns.ts';

const bones = Array.from({ length: 6 }, (_, index) => index);

/**
 * One category by `?id=`: its makers, the largest first, and its games. Without an id, all
 * categories.
 */
export default function CategoryDetailScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const result = useCall(home, {}, { revalidateIfStale: false });
  const category = result.data?.categories.find(({ categoryId }) => categoryId === id);
  return (
    <>
      {id !== '' && category === undefined && <RouteTitle />}
      <CallContent
        result={result}
        loading={
          <Page width="wide" gap={12}>
            <Grid columns={MAKER_COLUMNS}>
              {bones.map((bone) => (
                <Skeleton key={bone} height={72} />
              ))}
            </Grid>
          </Page>
        }
        isEmpty={() => id !== '' && category === undefined}
        empty={
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
        }
      >
        {({ categories }) =>
          category === undefined ? (
            <Categories categories={categories} />
          ) : (
            <CategoryGames key={id} category={category} />
          )
        }
      </CallContent>
    </>
  );
}

function Categories({ categories }: { categories: readonly Category[] }) {
  const t = useTexts();
  const games = useGameCount();
  const locale = useLocale();
  return (
    <Page width="wide" gap={12}>
      <Heading level={1} size={20}>
        {t('lobby:category.all')}
      </Heading>
      <Grid columns={MAKER_COLUMNS}>
        {categories.map((category) => (
          <Card key={category.categoryId} asChild>
            <Link to={getHref('browserDetail', { id: category.categoryId })}>
              <Inline>
                <CategoryIcon name={category.icon} />
                <Stack as="span" gap={0}>
                  <Text weight="semibold">{categoryTitle(category, locale)}</Text>
                  <Text size={12} color="muted">
                    {games(category.gameCount)}
                  </Text>
                </Stack>
              </Inline>
            </Link>
          </Card>
        ))}
      </Grid>
    </Page>
  );
}

function CategoryGames({ category }: { category: Category }) {
  const t = useTexts();
  const locale = useLocale();
  const top = useRef<HTMLDivElement>(null);
  const { filter, sort, choose } = useGameFilter(top);
  const [chosen, chooseMaker] = useOptimisticChoice(filter.maker, (maker) => choose({ maker }));
  const { data, error } = useCall(makersOfCategory, { categoryId: category.categoryId });
  const title = categoryTitle(category, locale);
  usePageName(title);
  const maker = data?.rows.find(({ makerId }) => makerId === filter.maker);
  return (
    <Page width="wide" gap={12} ref={top}>
      <Inline gap={16} paddingY={8}>
        <Box square={56} background="brand" color="brand" radius="card">
          <CategoryIcon name={category.icon} />
        </Box>
        <Heading level={1} size={24}>
          {title}
        </Heading>
      </Inline>
      {error === undefined && data?.rows.length !== 0 && (
        <GameRail title={t('lobby:category.makers')} shape="chip" loading={data === undefined}>
          {data === undefined
            ? bones.map((bone) => <Skeleton key={bone} shape="circle" width={156} height={56} />)
            : data.rows.map((maker) => (
                <MakerGamesChip
                  key={maker.makerId}
                  maker={maker}
                  selected={maker.makerId === chosen}
                  onClick={() => chooseMaker(maker.makerId === chosen ? '' : maker.makerId)}
                />
              ))}
        </GameRail>
      )}
      <Stack as="section" gap={12} aria-label={title}>
        <GameResults
          filter={{ ...filter, category: category.categoryId, keyword: '' }}
          sort={sort}
          under={title}
          title={maker === undefined ? title : `${title} · ${maker.makerName}`}
          order={<LazySortMenu value={sort} onValueChange={(next) => choose({ sort: next })} />}
          onClear={() => choose({ maker: '', tag: '', list: '', stake: '' })}
        />
      </Stack>
    </Page>
  );
}
