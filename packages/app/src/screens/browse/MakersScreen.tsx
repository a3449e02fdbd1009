import { makerGames, makerList } from '@parlor/api/calls/lobby';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { SearchField } from '@parlor/ui/SearchField';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { Factory } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { Failure } from '../../components/Failure.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { type CallResult, useCall } from '../../data/use-call.ts';
import { useSparseList } from '../../data/use-sparse-list.ts';
import { LazySortMenu } from '../../features/games/LazySortMenu.tsx';
import { VirtualGameGrid } from '../../features/games/lists/VirtualGameGrid.tsx';
import { MakerGamesChip } from '../../features/games/MakerGamesChip.tsx';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useGameFilter } from '../../features/games/use-game-filter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { useInitialScroll } from '../../platform/initial-scroll.ts';
import { PAGE_SIZE } from './GameResults.tsx';
import { MAKER_COLUMNS } from './maker-columns.ts';

const bones = Array.from({ length: 12 }, (_, index) => index);
/** From this number of makers on, a search field is shown. */
const MANY = 12;

/** All makers; with `?id=` the games of one of them. */
export default function MakersScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const makers = useCall(makerList, {});
  const { data, error } = makers;

  if (id === '') return <AllMakers makers={makers} />;
  if (data === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <Failure
          error={error}
          onRetry={() => void makers.mutate()}
          retrying={makers.isValidating}
        />
      </>
    );
  }
  const maker = data?.rows.find(({ makerId }) => makerId === id);
  if (data !== undefined && maker === undefined) return <Missing />;
  return <GamesOfMaker key={id} makerId={id} name={maker?.makerName} logo={maker?.logo} />;
}

function Missing() {
  const t = useTexts();
  return (
    <>
      <RouteTitle />
      <EmptyState
        icon={<Factory size={28} />}
        title={t('lobby:maker.missingTitle')}
        text={t('lobby:maker.missingText')}
        action={
          <Button asChild variant="soft">
            <Link to={getHref('makerGameList')}>{t('lobby:browse.allMakers')}</Link>
          </Button>
        }
      />
    </>
  );
}

function AllMakers({ makers }: { makers: CallResult<typeof makerList> }) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLocaleLowerCase();
  return (
    <Page width="wide" gap={12}>
      <Heading level={1} size={20}>
        {t('lobby:browse.allMakers')}
      </Heading>
      {makers.data !== undefined && makers.data.rows.length > MANY && (
        <Box maxWidth="narrow">
          <SearchField
            label={t('lobby:maker.find')}
            placeholder={t('lobby:maker.find')}
            value={query}
            onValueChange={setQuery}
          />
        </Box>
      )}
      <CallContent
        result={makers}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={<Factory size={28} />}
            title={t('lobby:maker.noneTitle')}
            text={t('lobby:maker.noneText')}
          />
        }
        loading={
          <Grid columns={MAKER_COLUMNS}>
            {bones.map((bone) => (
              <Skeleton key={bone} shape="circle" height={56} />
            ))}
          </Grid>
        }
      >
        {({ rows }) => {
          const found = rows.filter(({ makerName }) =>
            makerName.toLocaleLowerCase().includes(wanted),
          );
          if (found.length === 0) {
            return (
              <EmptyState
                icon={<Factory size={28} />}
                title={t('lobby:search.emptyTitle', { query: query.trim() })}
              />
            );
          }
          return (
            <Grid columns={MAKER_COLUMNS}>
              {found.map((maker) => (
                <MakerGamesChip
                  key={maker.makerId}
                  maker={maker}
                  href={getHref('makerGameList', { id: maker.makerId })}
                />
              ))}
            </Grid>
          );
        }}
      </CallContent>
    </Page>
  );
}

interface GamesOfMakerProps {
  makerId: string;
  name: string | undefined;
  logo: string | undefined;
}

function GamesOfMaker({ makerId, name = '', logo = '' }: GamesOfMakerProps) {
  const t = useTexts();
  const games = useGameCount();
  usePageName(name);
  const { sort, choose } = useGameFilter();
  const pages = useSparseList(
    makerGames,
    { makerId, ...(sort !== 'popular' && { sort }) },
    PAGE_SIZE,
  );
  const leftAt = useInitialScroll();
  return (
    <Page as="section" width="wide" gap={12} aria-label={name}>
      <Inline gap={16} paddingY={8}>
        <Box square={56} background="brand" color="brand" radius="card">
          {logo !== '' && <img src={logo} alt="" width={32} height={32} />}
        </Box>
        <Box grow>
          {name === '' ? (
            <>
              <RouteTitle />
              <Skeleton shape="text" width={160} height={32} />
            </>
          ) : (
            <Heading level={1} size={24}>
              {name}
            </Heading>
          )}
          <Text as="p" color="muted" numeric>
            {pages.total === undefined ? ' ' : games(pages.total)}
          </Text>
        </Box>
        <LazySortMenu value={sort} onValueChange={(next) => choose({ sort: next })} />
      </Inline>
      <VirtualGameGrid
        label={t('lobby:by', { maker: name })}
        listKey={sort}
        pages={pages}
        initialOffset={leftAt}
        empty={
          <EmptyState
            icon={<Factory size={28} />}
            title={t('home.emptyTitle')}
            text={t('home.emptyText')}
          />
        }
      />
    </Page>
  );
}
