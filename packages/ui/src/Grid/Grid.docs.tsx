import { Card } from '../Card/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Grid } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing: set `as="ul"` for a list.',
  content: 'Has no text of its own.',
  related: { Inline: 'a row that wraps', Stack: 'a column' },
  recommended: {
    reason: 'Columns of equal width that follow the window.',
    example: (
      <Grid columns={2} gap={12}>
        <Card>One</Card>
        <Card>Two</Card>
      </Grid>
    ),
  },
  mistake: {
    reason: 'One column: use a Stack.',
    example: (
      <Grid columns={1} gap={12}>
        <Card>One</Card>
        <Card>Two</Card>
      </Grid>
    ),
  },
};
