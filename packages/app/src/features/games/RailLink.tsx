import { Link } from '@parlor/ui/Link';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Beside the title of a rail: the way to all of it. */
export function RailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} variant="standalone" trailing={<ChevronRight aria-hidden="true" size={18} />}>
      {children}
    </Link>
  );
}
