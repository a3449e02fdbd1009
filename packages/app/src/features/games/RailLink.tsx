import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';

/** Link beside the title of a rail to the full list. */
export function RailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Inline asChild gap={4} minHeight="target" color="brand" className={adjust.atEnd}>
      <Link to={href}>
        <Text weight="medium">{children}</Text>
        <ChevronRight aria-hidden="true" size={18} />
      </Link>
    </Inline>
  );
}
