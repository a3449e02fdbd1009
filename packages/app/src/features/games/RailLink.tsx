import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Link beside the title of a rail to the full list. */
export function RailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    // Aligns the stroke of the arrow, not its box, with the gutter.
    <Inline asChild gap={4} minHeight="target" color="brand" style={{ marginInlineEnd: -5 }}>
      <Link to={href}>
        <Text weight="medium">{children}</Text>
        <ChevronRight aria-hidden="true" size={18} />
      </Link>
    </Inline>
  );
}
