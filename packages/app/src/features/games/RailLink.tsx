import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLink } from '../../routes/link.ts';
import * as css from './RailLink.css.ts';

/** Beside the title of a rail: the way to all of it. */
export function RailLink({ href, children }: { href: string; children: ReactNode }) {
  const link = useLink();
  return (
    <a {...link(href)} className={css.root}>
      {children}
      <ChevronRight aria-hidden="true" size={18} className={css.chevron} />
    </a>
  );
}
