import { home } from '@parlor/api/calls/games';
import { Box } from '@parlor/ui/Box';
import { GameRail } from '@parlor/ui/GameRail';
import { Heading } from '@parlor/ui/Heading';
import { MakerChip } from '@parlor/ui/MakerChip';
import { Page } from '@parlor/ui/Page';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useRef } from 'react';
import { useCall } from '../../data/use-call.ts';
import { GameSearch } from '../../features/games/GameSearch.tsx';
import { PlayedMost } from '../../features/games/PlayedMost.tsx';
import { rememberSearch } from '../../features/games/recent-searches.ts';
import { useGameCount } from '../../features/games/use-game-count.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { GameResults } from './GameResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { useBrowseFilter } from './use-browse-filter.ts';

/** Finds games and makers as one types. Before that it shows what was looked for, and what everybody plays. */
export default function SearchScreen() {
  const t = useTexts();
  const { storage } = usePlatform();
  const top = useRef<HTMLDivElement>(null);
  const { filter, choose } = useBrowseFilter(top);
  const { keyword } = filter;
  const keep = () => rememberSearch(storage, keyword);
  return (
    <Page width="wide" gap={12} ref={top}>
      {/* A desktop has its search at the top of every page. */}
      <Box only="phone">
        <GameSearch autoFocus />
      </Box>
      {keyword === '' ? (
        <>
          <Stack gap={4} paddingY={12}>
            <Heading level={1} size={20}>
              {t('lobby:search.startTitle')}
            </Heading>
            <Text as="p" color="muted">
              {t('lobby:search.startText')}
            </Text>
          </Stack>
          <RecentSearches />
          <PlayedMost />
        </>
      ) : (
        // Words that led somewhere are worth keeping; those on the way to them are not.
        <Stack
          as="section"
          gap={12}
          aria-label={t('titles.searchGame')}
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('a[href]')) keep();
          }}
        >
          <FoundMakers keyword={keyword} />
          <GameResults
            filter={filter}
            sort="popular"
            title=""
            onClear={() => choose({ category: '', maker: '', tag: '', list: '', stake: '' })}
          />
        </Stack>
      )}
    </Page>
  );
}

/** Makers with the words in their name. */
function FoundMakers({ keyword }: { keyword: string }) {
  const t = useTexts();
  const games = useGameCount();
  const { data } = useCall(home, {}, { revalidateIfStale: false });
  const words = keyword.toLocaleLowerCase();
  const makers = (data?.makers ?? []).filter(({ makerName }) =>
    makerName.toLocaleLowerCase().includes(words),
  );
  if (makers.length === 0) return null;
  return (
    <GameRail title={t('home.makers')} shape="chip">
      {makers.map(({ makerId, makerName, logo, gameCount }) => (
        <MakerChip
          key={makerId}
          href={getHref('makerGameList', { id: makerId })}
          name={makerName}
          logo={logo}
          meta={games(gameCount)}
        />
      ))}
    </GameRail>
  );
}
