import { Box } from '@parlor/ui/Box';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import type { ReactNode } from 'react';
import { Money } from '../../components/Money.tsx';

interface Props {
  label: string;
  amount: string;
  children?: ReactNode;
}

/** The sum that can be claimed now, at the top of its page. */
export function ClaimableTotal({ label, amount, children }: Props) {
  return (
    <Box padding={20} background="surface" border="subtle" radius="card">
      <Stack gap={4}>
        <Text as="p" size={13} weight="medium" color="muted">
          {label}
        </Text>
        <Money variant="balance" value={amount} />
        {children}
      </Stack>
    </Box>
  );
}
