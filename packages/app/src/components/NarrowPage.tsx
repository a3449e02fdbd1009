import { Page } from '@parlor/ui/Page';
import type { ReactNode } from 'react';

/** The column of a page with a single task. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <Page width="narrow">{children}</Page>;
}
