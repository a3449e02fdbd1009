import { isCallError } from '@parlor/api/client';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { ErrorState } from '@parlor/ui/ErrorState';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useExplain } from '../data/errors.ts';
import { useTexts } from '../languages/use-texts.ts';
import { useHomeHref } from '../navigation/use-home-href.ts';
import { ChunkError } from '../platform/chunks.ts';
import { page } from '../platform/page.ts';

/** {@link ShellError} for what a route threw. */
export function RouteError() {
  return <ShellError error={useRouteError()} />;
}

/** In place of a page that broke, or whose code could not be loaded: never blank, never a dead end. */
export function ShellError({ error }: { error: unknown }) {
  const t = useTexts();
  const explain = useExplain();
  const homeHref = useHomeHref();
  const isChunk = error instanceof ChunkError;
  const requestId = isCallError(error) ? explain(error).requestId : '';

  useEffect(() => {
    // For whoever looks into the page: nothing of it is sent anywhere.
    console.error(error);
  }, [error]);

  return (
    <Box center minHeight="screen">
      <ErrorState
        titleAs="h1"
        title={isChunk ? t('failure.chunkTitle') : t('failure.unexpectedTitle')}
        text={isChunk ? t('failure.chunkText') : t('failure.unexpectedText')}
        requestId={requestId || undefined}
        onRetry={page.reload}
        labels={{ retry: t('actions.reload') }}
        action={
          // A whole new page: what is in memory may be what broke.
          <Button asChild variant="ghost">
            <a href={homeHref}>{t('actions.home')}</a>
          </Button>
        }
      />
    </Box>
  );
}
