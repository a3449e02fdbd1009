import { home } from '@parlor/api/calls/games';
import { Box } from '@parlor/ui/Box';
import { GameRail } from '@parlor/ui/GameRail';
import { Heading } from '@parlor/ui/Heading';
import { Page } from '@parlor/ui/Page';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { useRef } from 'react';
import { useCall } from '../../data/use-call.ts';
import { GameSearch } from '../../features/games/GameSearch.tsx';
import { MakerGamesChip } from '../../features/games/MakerGamesChip.tsx';
import { PlayedMost } from '../../features/games/PlayedMost.tsx';
import { rememberSearch } from '../../features/games/recent-searches.ts';
import { useGameFilter } from '../../features/games/use-game-filter.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';
import { GameResults } from './GameResults.tsx';
import { RecentSearches } from './RecentSearches.tsx';

/**
 * Searches games and makers while typing. Before that it shows recent searches and the most played
 * games.
 */
export default function SearchScreen() {
  const t = useTexts();
  const { storage } = usePlatform();
  const top = useRef<HTMLDivElement>(null);
  const { filter, choose } = useGameFilter(top);
  const { keyword } = filter;
  const keep = () => rememberSearch(storage, keyword);
  return (
    <Page width="wide" gap={12} ref={top}>
      {/* On a desktop the search field is in the top bar of every page. */}
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
        // Only searches that led to a result are stored; intermediate ones are not.
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

/** Makers whose name matches the search. */
function FoundMakers({ keyword }: { keyword: string }) {
  const t = useTexts();
  const { data } = useCall(home, {}, { revalidateIfStale: false });
  const query = keyword.toLocaleLowerCase();
  const makers = (data?.makers ?? []).filter(({ makerName }) =>
    makerName.toLocaleLowerCase().includes(query),
  );
  if (makers.length === 0) return null;
  return (
    <GameRail title={t('home.makers')} shape="chip">
      {makers.map((maker) => (
        <MakerGamesChip
          key={maker.makerId}
          maker={maker}
          href={getHref('makerGameList', { id: maker.makerId })}
        />
      ))}
    </GameRail>
  );
}
