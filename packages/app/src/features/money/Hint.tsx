import { Box } from '@parlor/ui/Box';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A secondary hint to read before the action. */
export function Hint({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <Inline align="start" padding={16} background="sunken" radius="control">
      <Box shrink={false} color="muted">
        <Icon icon={icon} />
      </Box>
      <Text as="div" weight="medium" color="default">
        <Stack gap={4}>{children}</Stack>
      </Text>
    </Inline>
  );
}
