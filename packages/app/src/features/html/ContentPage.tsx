import type { CallError } from '@parlor/api/errors';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { usePageName } from '../../navigation/page-name.ts';

interface Props<Data> {
  /** The id from the address; empty when it has none. */
  id: string;
  result: {
    data: Data | undefined;
    error: CallError | undefined;
    isValidating: boolean;
    mutate: () => Promise<unknown>;
  };
  /** Shown if no content has that id. */
  missing: { icon: ReactNode; title: string; text: string };
  /** Link to the list. */
  all: { href: string; words: string };
  /** Renders the content once it is loaded. */
  children: (data: Data) => ReactNode;
}

/** A page of operator content, with its loading, missing and failed states. */
export function ContentPage<Data extends { title: string }>(props: Props<Data>) {
  const { id, result, missing, all, children } = props;
  const { data, error, isValidating, mutate } = result;
  usePageName(data?.title);
  if (id === '' || error?.code === 404) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          {...missing}
          action={
            <Button asChild variant="soft">
              <Link to={all.href}>{all.words}</Link>
            </Button>
          }
        />
      </>
    );
  }
  if (data === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <Failure error={error} onRetry={() => void mutate()} retrying={isValidating} />
      </>
    );
  }
  return (
    <PageBody as="article">
      {data === undefined ? (
        <>
          <RouteTitle />
          <Skeleton shape="text" width="70%" height={32} />
          <Skeleton height={280} />
        </>
      ) : (
        children(data)
      )}
    </PageBody>
  );
}
