import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Text } from '../Text/index.ts';
import { SafeArea } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing.',
  content: 'Has no text of its own.',
  related: { AppShell: 'already keeps clear of the edges', Sticky: 'a bar at an edge' },
  recommended: {
    reason: 'Around content that reaches the edges of a phone with a notch.',
    example: (
      <SafeArea edges={['bottom']}>
        <Button fullWidth>Withdraw ₱500</Button>
      </SafeArea>
    ),
  },
  mistake: {
    reason: 'Inside AppShell, which keeps clear already.',
    example: (
      <SafeArea edges={['top', 'bottom']}>
        <Text>Content</Text>
      </SafeArea>
    ),
  },
};
