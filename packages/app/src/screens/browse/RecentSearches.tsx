import { Button } from '@parlor/ui/Button';
import { Icon } from '@parlor/ui/Icon';
import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Section } from '@parlor/ui/Section';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Clock, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { forgetSearch, useRecentSearches } from '../../features/games/recent-searches.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { usePlatform } from '../../platform/platform-context.ts';

/** Recent searches on this device: to repeat, or to clear. */
export function RecentSearches() {
  const t = useTexts();
  const { storage } = usePlatform();
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <Section
      title={t('lobby:search.recent')}
      gap={0}
      action={
        <Button
          variant="ghost"
          tone="neutral"
          onClick={() => storage.write('recentSearches', null)}
        >
          {t('lobby:search.forgetAll')}
        </Button>
      }
    >
      <Stack as="ul" gap={0} divided>
        {recent.map((query) => (
          <Inline as="li" key={query} gap={0}>
            <Inline asChild grow minHeight="target" radius="thumbnail">
              <Link to={getHref('searchGame', { keyword: query })}>
                <Icon icon={Clock} size={18} />
                <Text>{query}</Text>
              </Link>
            </Inline>
            <IconButton
              icon={X}
              label={t('lobby:search.forget', { query })}
              throttle={0}
              onClick={() => forgetSearch(storage, query)}
            />
          </Inline>
        ))}
      </Stack>
    </Section>
  );
}
