import { Card } from '../Card/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Stack } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing: set `as="ul"` for a list.',
  content: 'Has no text of its own.',
  related: { Inline: 'a row', Grid: 'columns', Section: 'a heading with content' },
  recommended: {
    reason: 'Items in the same distance.',
    example: (
      <Stack gap={12}>
        <Card>One</Card>
        <Card>Two</Card>
      </Stack>
    ),
  },
  mistake: {
    reason: 'Margins of the items on top of the gap.',
    example: (
      <Stack gap={12}>
        <Card style={{ margin: 12 }}>One</Card>
        <Card>Two</Card>
      </Stack>
    ),
  },
};
