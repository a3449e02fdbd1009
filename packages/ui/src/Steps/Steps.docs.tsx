import type { ComponentDocs } from '../design/docs.ts';
import { Steps } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Read as "Step 2 of 3".',
  content: 'Name the step in the heading of the page.',
  related: { ProgressBar: 'continuous progress', Timeline: 'events with dates' },
  recommended: {
    reason: 'A few steps, the current one named in a heading.',
    example: <Steps count={3} current={2} showLabel />,
  },
  mistake: {
    reason: 'More steps than anybody counts.',
    example: <Steps count={14} current={2} />,
  },
};
