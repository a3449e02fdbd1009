import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { Brand } from '../../features/site/Brand.tsx';
import { BalancePill } from '../../features/wallet/BalancePill.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** Logo, balance and search on a phone; a desktop has them in the bar on top. */
export function HomeHeader({ gameCount }: { gameCount: number | undefined }) {
  const t = useTexts();
  // A visitor has no access to the search page, and searches on the page of all games.
  const hasSession = useHasSession();
  return (
    <Stack gap={12} only="phone">
      <Inline justify="between" minHeight="target">
        <Brand />
        <BalancePill />
      </Inline>
      <Inline
        asChild
        gap={8}
        minHeight="target"
        paddingX={12}
        background="sunken"
        color="muted"
        radius="control"
      >
        <Link to={getHref(hasSession ? 'searchGame' : 'browser')}>
          <Search aria-hidden="true" size={20} />
          <Text size={17}>
            {gameCount === undefined
              ? t('home.searchShort')
              : t('home.search', { count: gameCount.toLocaleString('en-US') })}
          </Text>
        </Link>
      </Inline>
    </Stack>
  );
}
