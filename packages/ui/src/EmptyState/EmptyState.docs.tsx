import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { EmptyState } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A heading, a text and a button in the order of the page.',
  content: 'What will appear here and how to get it there. No apology.',
  related: { ErrorState: 'loading failed', Skeleton: 'loading is in progress' },
  recommended: {
    reason: 'Says what will appear, and offers the first step.',
    example: (
      <EmptyState
        title="Games you like appear here"
        text="Tap the heart on a game."
        action={<Button variant="soft">See games</Button>}
      />
    ),
  },
  mistake: {
    reason: 'States the obvious and leaves the player alone.',
    example: <EmptyState title="Nothing found" />,
  },
};
