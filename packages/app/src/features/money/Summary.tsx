import { Inline } from '@parlor/ui/Inline';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import type { ReactNode } from 'react';
import * as adjust from '../../components/adjust.css.ts';

export interface SummaryRow {
  /** A unique key, where two lines may have the same label. */
  id?: string;
  label: string;
  value: ReactNode;
}

/** The details of a planned or completed action, line by line. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <Stack as="dl" gap={0} divided paddingX={16} background="surface" border="subtle" radius="card">
      {rows.map(({ label, value, id = label }) => (
        <Inline key={id} gap={16} align="baseline" justify="between" paddingY={12}>
          <Text as="dt" color="muted">
            {label}
          </Text>
          <Text
            as="dd"
            weight="medium"
            color="default"
            align="end"
            numeric
            className={adjust.besideLabel}
          >
            {value}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
