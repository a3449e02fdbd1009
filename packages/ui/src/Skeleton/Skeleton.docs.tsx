import type { ComponentDocs } from '../design/docs.ts';
import { Inline } from '../Inline/index.ts';
import { Skeleton } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Hidden from screen readers; the container is busy, or announces that it loads.',
  content: 'Has no text.',
  related: { Spinner: 'an unknown layout', CallState: 'chooses between the states' },
  recommended: {
    reason: 'The layout of what will come.',
    example: (
      <Inline gap={12}>
        <Skeleton shape="circle" width={40} height={40} />
        <Skeleton shape="text" width="8em" />
      </Inline>
    ),
  },
  mistake: {
    reason: 'A block with another layout: everything moves when the content arrives.',
    example: <Skeleton height={120} />,
  },
};
