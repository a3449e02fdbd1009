import { Box } from '@parlor/ui/Box';
import { Text } from '@parlor/ui/Text';
import type { ReactNode } from 'react';

/** The sort order, until its menu has loaded. */
export function SortLabel({ children }: { children: ReactNode }) {
  return (
    <Box as="span" color="brand" shrink={false}>
      <Text weight="medium">{children}</Text>
    </Box>
  );
}
