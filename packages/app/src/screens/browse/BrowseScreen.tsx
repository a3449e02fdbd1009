import { home } from '@parlor/api/calls/games';
import { navigationTags } from '@parlor/api/calls/lobby';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { GameRail } from '@parlor/ui/GameRail';
import { Inline } from '@parlor/ui/Inline';
import { Page } from '@parlor/ui/Page';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Sticky } from '@parlor/ui/Sticky';
import { X } from 'lucide-react';
import { useRef } from 'react';
import * as adjust from '../../components/adjust.css.ts';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import CategoryStrip from '../../features/games/CategoryStrip.tsx';
import { GameSearch } from '../../features/games/GameSearch.tsx';
import { LazySortMenu } from '../../features/games/LazySortMenu.tsx';
import { MakerGamesChip } from '../../features/games/MakerGamesChip.tsx';
import { RailLink } from '../../features/games/RailLink.tsx';
import { type Choose, useGameFilter } from '../../features/games/use-game-filter.ts';
import { useOptimisticChoice } from '../../features/games/use-optimistic-choice.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { GameResults } from './GameResults.tsx';
import { type FilterLabel, useFilterLabels } from './use-filter-labels.ts';

const bones = Array.from({ length: 6 }, (_, index) => index);

/**
 * All games, filtered by category, maker, theme and stake, by new or hot, or by search text, and
 * sorted. All of it is in the address, so that back and reload keep it.
 */
export default function BrowseScreen() {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const top = useRef<HTMLDivElement>(null);
  const { filter, sort, choose } = useGameFilter(top);
  const { data, error } = useCall(home, {}, { revalidateIfStale: false });
  const { data: tags } = useCall(navigationTags, {});
  const chosen = useFilterLabels(filter, { page: data, tags: tags?.rows });
  const names = chosen.map(({ name }) => name);
  const title = names.length > 0 ? names.join(' · ') : t('home.allGames');
  const choices = (
    <FilterChoices filter={filter} makers={data?.makers} tags={tags?.rows} onApply={choose} />
  );

  return (
    <Page width="wide" gap={12}>
      {!isDesktop && (
        <Inline gap={8} wrap>
          <Box grow className={adjust.shortSearch}>
            <GameSearch short />
          </Box>
          {choices}
        </Inline>
      )}
      <div ref={top} className={adjust.scrollTarget} />
      <Sticky edge="top" lines="end">
        <Inline>
          <Box grow>
            <CategoryStrip
              categories={data?.categories ?? []}
              value={filter.category}
              onValueChange={(category) => choose({ category })}
            />
          </Box>
          {isDesktop && choices}
        </Inline>
      </Sticky>
      {filter.keyword === '' && (data !== undefined || error === undefined) && (
        <MakersRail makers={data?.makers} filter={filter} choose={choose} />
      )}
      <Stack as="section" gap={12} aria-label={title}>
        <GameResults
          filter={filter}
          sort={sort}
          title={title}
          order={<LazySortMenu value={sort} onValueChange={(next) => choose({ sort: next })} />}
          chosen={<Chosen parts={chosen} choose={choose} />}
          onClear={() => choose({ category: '', maker: '', tag: '', list: '', stake: '' })}
        />
      </Stack>
    </Page>
  );
}

interface MakersRailProps {
  makers:
    | readonly { makerId: string; makerName: string; logo: string; gameCount: number }[]
    | undefined;
  filter: { maker: string; category: string };
  choose: Choose;
}

function MakersRail({ makers, filter, choose }: MakersRailProps) {
  const t = useTexts();
  const hasSession = useHasSession();
  const [chosen, chooseMaker] = useOptimisticChoice(filter.maker, (maker) => choose({ maker }));
  if (makers?.length === 0) return null;
  return (
    <GameRail
      title={t('lobby:browse.makers')}
      shape="chip"
      loading={makers === undefined}
      action={
        // A visitor has no access to that page; the same makers are listed here.
        hasSession && (
          <RailLink
            href={
              filter.category === ''
                ? getHref('makerGameList')
                : getHref('browserDetail', { id: filter.category })
            }
          >
            {t('lobby:browse.allMakers')}
          </RailLink>
        )
      }
    >
      {makers === undefined
        ? bones.map((bone) => <Skeleton key={bone} shape="circle" width={156} height={56} />)
        : makers.map((maker) => (
            <MakerGamesChip
              key={maker.makerId}
              maker={maker}
              selected={maker.makerId === chosen}
              onClick={() => chooseMaker(maker.makerId === chosen ? '' : maker.makerId)}
            />
          ))}
    </GameRail>
  );
}

/** The active filters, each with a button that removes it. */
function Chosen({ parts, choose }: { parts: readonly FilterLabel[]; choose: Choose }) {
  const t = useTexts();
  const shown = parts.filter(({ kind }) => kind !== 'category');
  if (shown.length === 0) return null;
  return (
    <Inline as="ul" gap={8} wrap aria-label={t('lobby:browse.chosen')}>
      {shown.map(({ kind, name }) => (
        <li key={kind}>
          <Button
            variant="soft"
            shape="pill"
            throttle={0}
            trailing={<X aria-hidden="true" size={16} />}
            aria-label={t('lobby:browse.remove', { filter: name })}
            onClick={() => choose({ [kind]: '' })}
          >
            {name}
          </Button>
        </li>
      ))}
      {shown.length > 1 && (
        <li>
          <Button
            variant="ghost"
            tone="neutral"
            onClick={() => choose({ maker: '', tag: '', list: '', stake: '' })}
          >
            {t('lobby:browse.clear')}
          </Button>
        </li>
      )}
    </Inline>
  );
}
