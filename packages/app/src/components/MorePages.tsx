import { Button } from '@parlor/ui/Button';
import { Stack, type StackProps } from '@parlor/ui/Stack';
import type { Pages } from '../data/use-pages.ts';
import { useTexts } from '../languages/use-texts.ts';
import { Failure } from './Failure.tsx';

interface Props extends Pick<StackProps, 'align' | 'paddingTop'> {
  pages: Pages<unknown>;
}

/** The end of a list: the button for the next page, or why that failed. */
export function MorePages({ pages, ...layout }: Props) {
  const { state, error, more } = pages;
  const t = useTexts();
  if (error !== undefined) {
    return (
      <Failure
        variant="inline"
        titleAs="p"
        error={error}
        onRetry={more}
        retrying={pages.isValidating}
      />
    );
  }
  if (state === 'end') return null;
  return (
    <Stack {...layout}>
      <Button variant="soft" tone="neutral" size="lg" loading={state === 'loading'} onClick={more}>
        {t('home.more')}
      </Button>
    </Stack>
  );
}
