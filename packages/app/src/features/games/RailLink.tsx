import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './RailLink.css.ts';

/** Beside the title of a rail: the way to all of it. */
export function RailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link to={href} className={css.root}>
      {children}
      <ChevronRight aria-hidden="true" size={18} className={css.chevron} />
    </Link>
  );
}
