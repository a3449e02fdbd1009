import type { CallFailure } from '@parlor/api/errors';
import { Box } from '@parlor/ui/Box';
import { Icon } from '@parlor/ui/Icon';
import { Inline } from '@parlor/ui/Inline';
import { Text } from '@parlor/ui/Text';
import { CircleAlert } from 'lucide-react';
import * as adjust from '../../components/adjust.css.ts';
import { useExplain } from '../../data/errors.ts';

/** The server's refusal, above the submit button. */
export function FormError({ error }: { error: CallFailure | undefined }) {
  const explain = useExplain();
  return (
    // Mounted while empty, so that screen readers announce its content.
    <div role="alert">
      {error !== undefined && (
        <Box padding={12} background="critical" radius="control">
          <Text as="div" tone="critical">
            <Inline gap={8} align="start">
              <Icon icon={CircleAlert} className={adjust.besideFirstLine} />
              <p>{explain(error).text}</p>
            </Inline>
          </Text>
        </Box>
      )}
    </div>
  );
}
