import type { GameSort } from '@parlor/api/entities/game';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { Gamepad2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as adjust from '../../components/adjust.css.ts';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useSparseList } from '../../data/use-sparse-list.ts';
import type { GameFilter } from '../../features/games/game-filter.ts';
import { VirtualGameGrid } from '../../features/games/lists/VirtualGameGrid.tsx';
import { PlayedMost } from '../../features/games/PlayedMost.tsx';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useInitialScroll } from '../../platform/initial-scroll.ts';
import { getListCall } from './list-call.ts';

/** Page size: a multiple of the columns of most screens. */
export const PAGE_SIZE = 60;

interface Props {
  filter: GameFilter;
  sort: GameSort;
  title: string;
  /** The surrounding page's main heading; the same text is not repeated. */
  under?: string;
  /** At the end of the header. A search has its own order, the best match first. */
  order?: ReactNode;
  /** Below the header. */
  chosen?: ReactNode;
  onClear: () => void;
}

/** The matching games with their number, or what to do if there are none. */
export function GameResults({ filter, sort, title, under, order, chosen, onClear }: Props) {
  const t = useTexts();
  const games = useGameCount();
  const { call, args } = getListCall(filter, sort);
  const pages = useSparseList(call, args, PAGE_SIZE);
  const leftAt = useInitialScroll();
  const { keyword } = filter;
  const { total } = pages;
  const isSearch = keyword !== '';
  const found =
    total === undefined
      ? t('titles.searchGame')
      : t('lobby:search.results', {
          count: total,
          shown: total.toLocaleString('en-US'),
          query: keyword,
        });
  const heading = isSearch ? found : title;

  return (
    <>
      <Inline as="header" justify="between" minHeight="target" className={adjust.results}>
        <Inline align="baseline" rowGap={0} wrap role="status">
          {total === 0 && isSearch && <RouteTitle />}
          {(total !== 0 || !isSearch) && heading !== under && (
            <Heading level={under === undefined ? 1 : 2} size={20}>
              {heading}
            </Heading>
          )}
          {!isSearch && total !== undefined && (
            <Text size={13} color="muted" numeric>
              {games(total)}
            </Text>
          )}
        </Inline>
        {!isSearch && order}
      </Inline>
      {chosen}
      <VirtualGameGrid
        label={heading}
        listKey={JSON.stringify([filter, sort])}
        pages={pages}
        initialOffset={leftAt}
        empty={
          isSearch ? (
            <NothingFound query={keyword} isNarrowed={chosen !== undefined} onClear={onClear} />
          ) : (
            <EmptyState
              icon={<Gamepad2 size={28} />}
              title={t('lobby:browse.emptyTitle')}
              text={t('lobby:browse.emptyText')}
              action={
                <Button variant="soft" onClick={onClear}>
                  {t('lobby:browse.clear')}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}

interface NothingFoundProps {
  query: string;
  isNarrowed: boolean;
  onClear: () => void;
}

/** States that nothing was found, and shows the most played games. */
function NothingFound({ query, isNarrowed, onClear }: NothingFoundProps) {
  const t = useTexts();
  return (
    <>
      <EmptyState
        icon={<SearchX size={28} />}
        title={t('lobby:search.emptyTitle', { query })}
        text={t('lobby:search.emptyText')}
        action={
          isNarrowed && (
            <Button variant="soft" onClick={onClear}>
              {t('lobby:browse.clear')}
            </Button>
          )
        }
      />
      <PlayedMost title={t('lobby:search.instead')} />
    </>
  );
}
