import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Skeleton } from '@parlor/ui/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import type { LoadResult } from '../../data/use-call.ts';
import { usePageName } from '../../navigation/page-name.ts';

interface Props<Data> {
  /** The id from the address; empty when it has none. */
  id: string;
  result: LoadResult<Data>;
  /** Shown if no content has that id. */
  missing: { icon: ReactNode; title: string; text: string };
  /** Link to the list. */
  all: { href: string; text: string };
  /** Renders the content once it is loaded. */
  children: (data: Data) => ReactNode;
}

/** A page of operator content, with its loading, missing and failed states. */
export function ContentPage<Data extends { title: string }>(props: Props<Data>) {
  const { id, result, missing, all, children } = props;
  const { data, error } = result;
  usePageName(data?.title);
  if (id === '' || error?.code === 404) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          {...missing}
          action={
            <Button asChild variant="soft">
              <Link to={all.href}>{all.text}</Link>
            </Button>
          }
        />
      </>
    );
  }
  return (
    <PageBody as="article">
      {data === undefined && <RouteTitle />}
      <CallContent
        result={result}
        loading={
          <>
            <Skeleton shape="text" width="70%" height={32} />
            <Skeleton height={280} />
          </>
        }
      >
        {children}
      </CallContent>
    </PageBody>
  );
}
