import { home } from '@parlor/api/calls/games';
import { navigationTags } from '@parlor/api/calls/lobby';
import { Button } from '@parlor/ui/Button';
import { GameRail } from '@parlor/ui/GameRail';
import { MakerChip } from '@parlor/ui/MakerChip';
import { Skeleton } from '@parlor/ui/Skeleton';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';
import { ALL_CATEGORIES } from '../../features/games/all-categories.ts';
import CategoryStrip from '../../features/games/CategoryStrip.tsx';
import { GameSearch } from '../../features/games/GameSearch.tsx';
import { LazySortMenu } from '../../features/games/LazySortMenu.tsx';
import { RailLink } from '../../features/games/RailLink.tsx';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { useDesktopLayout } from '../../platform/use-desktop-layout.ts';
import * as css from './Browse.css.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { GameResults } from './GameResults.tsx';
import { type Choose, useBrowseFilter } from './use-browse-filter.ts';
import { type ChosenPart, useChosen } from './use-chosen.ts';

const bones = Array.from({ length: 6 }, (_, index) => index);

/**
 * All games, narrowed down by category, maker, theme and stake, to the new ones or the hot ones, or by
 * words, in an order. All of it stands in the address, so that back and reload keep it.
 */
export default function BrowseScreen() {
  const t = useTexts();
  const isDesktop = useDesktopLayout();
  const top = useRef<HTMLDivElement>(null);
  const { filter, sort, choose } = useBrowseFilter(top);
  const { data, error } = useCall(home, {}, { revalidateIfStale: false });
  const { data: tags } = useCall(navigationTags, {});
  const chosen = useChosen(filter, { page: data, tags: tags?.rows });
  const names = chosen.map(({ name }) => name);
  const title = names.length > 0 ? names.join(' · ') : t('home.allGames');
  const choices = (
    <FilterChoices filter={filter} makers={data?.makers} tags={tags?.rows} onApply={choose} />
  );

  return (
    <div className={css.page}>
      {!isDesktop && (
        <div className={css.phoneSearch}>
          <GameSearch short className={css.phoneField} />
          {choices}
        </div>
      )}
      <div ref={top} className={css.top} />
      <div data-sticky="" className={css.strip}>
        <div className={css.categories}>
          <CategoryStrip
            categories={data?.categories ?? []}
            value={filter.category || ALL_CATEGORIES}
            onValueChange={(category) =>
              choose({ category: category === ALL_CATEGORIES ? '' : category })
            }
          />
        </div>
        {isDesktop && choices}
      </div>
      {filter.keyword === '' && (data !== undefined || error === undefined) && (
        <MakersRail makers={data?.makers} filter={filter} choose={choose} />
      )}
      <section aria-label={title} className={css.results}>
        <GameResults
          filter={filter}
          sort={sort}
          title={title}
          order={<LazySortMenu value={sort} onValueChange={(next) => choose({ sort: next })} />}
          chosen={<Chosen parts={chosen} choose={choose} />}
          onClear={() => choose({ category: '', maker: '', tag: '', list: '', stake: '' })}
        />
      </section>
    </div>
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
  const games = useGameCount();
  const hasSession = useHasSession();
  if (makers?.length === 0) return null;
  return (
    <GameRail
      title={t('lobby:browse.makers')}
      shape="chip"
      loading={makers === undefined}
      action={
        // A visitor may not go there; here they find the same makers.
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
        ? bones.map((bone) => <Skeleton key={bone} className={css.bone} width={156} height={56} />)
        : makers.map(({ makerId, makerName, logo, gameCount }) => (
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
  );
}

/** What narrows the list, each part to be taken away by itself. */
function Chosen({ parts, choose }: { parts: readonly ChosenPart[]; choose: Choose }) {
  const t = useTexts();
  const shown = parts.filter(({ kind }) => kind !== 'category');
  if (shown.length === 0) return null;
  return (
    <ul className={css.chosen} aria-label={t('lobby:browse.chosen')}>
      {shown.map(({ kind, name }) => (
        <li key={kind}>
          <button
            type="button"
            className={css.chosenPart}
            aria-label={t('lobby:browse.remove', { filter: name })}
            onClick={() => choose({ [kind]: '' })}
          >
            {name}
            <X aria-hidden="true" size={16} />
          </button>
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
    </ul>
  );
}
