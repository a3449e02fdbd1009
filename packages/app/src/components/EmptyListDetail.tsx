import { Card } from '@parlor/ui/Card';
import { Page } from '@parlor/ui/Page';
import type { ReactNode } from 'react';
import { useDesktopLayout } from '../platform/use-desktop-layout.ts';
import * as adjust from './adjust.css.ts';

interface Props {
  /** The page's heading. */
  title: ReactNode;
  /** Why there is nothing to list. */
  children: ReactNode;
}

/** Replaces an empty `ListDetail` by one message over its full width. */
export function EmptyListDetail({ title, children }: Props) {
  const isDesktop = useDesktopLayout();
  return (
    <Page width={isDesktop ? 'wide' : 'narrow'}>
      {title}
      {isDesktop ? <Card className={adjust.walletColumns}>{children}</Card> : children}
    </Page>
  );
}
