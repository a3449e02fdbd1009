import { CallError } from '@parlor/api/errors';
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

/** {@link ShellError} for an error that a route threw. */
export function RouteError() {
  return <ShellError error={useRouteError()} />;
}

/** Shown in place of a page that threw or could not be loaded, with a retry. */
export function ShellError({ error }: { error: unknown }) {
  const t = useTexts();
  const explain = useExplain();
  const homeHref = useHomeHref();
  const isChunk = error instanceof ChunkError;
  const requestId = error instanceof CallError ? explain(error).requestId : '';

  useEffect(() => {
    // Logged only to the console: it is not reported anywhere.
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
          // A full page load: the state in memory may be the cause.
          <Button asChild variant="ghost">
            <a href={homeHref}>{t('actions.home')}</a>
          </Button>
        }
      />
    </Box>
  );
}
