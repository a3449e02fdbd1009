import { Link } from '@parlor/ui/Link';
import type { ReactNode } from 'react';

/** The order of a list until its menu has loaded. */
export function SortLabel({ children }: { children: ReactNode }) {
  return (
    <Link asChild variant="standalone">
      <span>{children}</span>
    </Link>
  );
}
