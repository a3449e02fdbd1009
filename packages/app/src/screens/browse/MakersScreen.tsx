import { makerGames, makerList } from '@parlor/api/calls/lobby';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { MakerChip } from '@parlor/ui/MakerChip';
import { SearchField } from '@parlor/ui/SearchField';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { Factory } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useCall } from '../../data/use-call.ts';
import { useSparseList } from '../../data/use-sparse-list.ts';
import { GameWall } from '../../features/games/GameWall.tsx';
import { changeFilter, readSort } from '../../features/games/game-filter.ts';
import { LazySortMenu } from '../../features/games/LazySortMenu.tsx';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { useInitialScroll } from '../../platform/scroll.ts';
import * as css from './Browse.css.ts';
import { PAGE_SIZE } from './GameResults.tsx';

const bones = Array.from({ length: 12 }, (_, index) => index);
/** From so many makers on, one is sooner found by its name. */
const MANY = 12;

/** All makers; with `?id=` the games of one of them. */
export default function MakersScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isValidating, mutate } = useCall(makerList, {});

  if (data === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <Failure error={error} onRetry={() => void mutate()} retrying={isValidating} />
      </>
    );
  }
  const maker = data?.rows.find(({ makerId }) => makerId === id);
  if (id !== '' && data !== undefined && maker === undefined) return <Missing />;
  if (id !== '') {
    return <GamesOfMaker key={id} makerId={id} name={maker?.makerName} logo={maker?.logo} />;
  }
  return <AllMakers makers={data?.rows} />;
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

interface Maker {
  makerId: string;
  makerName: string;
  logo: string;
  gameCount: number;
}

function AllMakers({ makers }: { makers: readonly Maker[] | undefined }) {
  const t = useTexts();
  const games = useGameCount();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = makers?.filter(({ makerName }) => makerName.toLocaleLowerCase().includes(wanted));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('lobby:browse.allMakers')}</h1>
      {makers !== undefined && makers.length > MANY && (
        <SearchField
          label={t('lobby:maker.find')}
          placeholder={t('lobby:maker.find')}
          value={words}
          onValueChange={setWords}
          className={css.narrowSearch}
        />
      )}
      <div className={css.makers}>
        {found === undefined
          ? bones.map((bone) => <Skeleton key={bone} className={css.bone} height={56} />)
          : found.map(({ makerId, makerName, logo, gameCount }) => (
              <MakerChip
                key={makerId}
                href={getHref('makerGameList', { id: makerId })}
                name={makerName}
                logo={logo}
                meta={games(gameCount)}
              />
            ))}
      </div>
      {found?.length === 0 && (
        <EmptyState
          icon={<Factory size={28} />}
          title={
            wanted === ''
              ? t('lobby:maker.noneTitle')
              : t('lobby:search.emptyTitle', { words: words.trim() })
          }
          text={wanted === '' ? t('lobby:maker.noneText') : undefined}
        />
      )}
    </div>
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
  const [search, setSearch] = useSearchParams();
  const sort = readSort(search);
  const pages = useSparseList(
    makerGames,
    { makerId, ...(sort !== 'popular' && { sort }) },
    PAGE_SIZE,
  );
  const leftAt = useInitialScroll();
  return (
    <section aria-label={name} className={css.page}>
      <div className={css.detailHead}>
        <span className={css.detailIcon}>
          {logo !== '' && <img src={logo} alt="" width={32} height={32} />}
        </span>
        <span className={css.cardWords}>
          {name === '' ? (
            <>
              <RouteTitle />
              <Skeleton shape="text" width={160} height={32} />
            </>
          ) : (
            <h1 className={css.name}>{name}</h1>
          )}
          <Text color="muted" numeric>
            {pages.total === undefined ? ' ' : games(pages.total)}
          </Text>
        </span>
        <span className={css.end}>
          <LazySortMenu
            value={sort}
            onValueChange={(next) =>
              setSearch(changeFilter(search, { sort: next }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </span>
      </div>
      <GameWall
        key={sort}
        label={t('lobby:by', { maker: name })}
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
    </section>
  );
}
