import { Page } from '@parlor/ui/Page';
import type { ReactNode } from 'react';

interface Props {
  as?: 'div' | 'article' | 'section';
  children: ReactNode;
}

/** The column of a page for reading. */
export function PageBody(props: Props) {
  return <Page {...props} />;
}
