import type { ComponentDocs } from '../design/docs.ts';
import { ErrorState } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'The title is a heading. The retry button keeps focus while it retries.',
  content:
    'What could not be done, that the balance is safe where money is involved, and the next step.',
  related: {
    EmptyState: 'there is no data',
    Callout: 'a condition of the page',
    CallState: 'chooses between the states',
  },
  recommended: {
    reason: 'What happened and what to do.',
    example: (
      <ErrorState
        variant="inline"
        title="Couldn't load your transactions"
        text="Your balance is safe."
        onRetry={() => {}}
      />
    ),
  },
  mistake: {
    reason: 'A code without a next step.',
    example: <ErrorState variant="inline" title="Error 500" />,
  },
};
