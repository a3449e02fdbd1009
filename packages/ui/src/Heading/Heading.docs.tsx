import type { ComponentDocs } from '../design/docs.ts';
import { Heading } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A heading of its level in the outline; the size is independent of it.',
  content: 'Sentence case, without a full stop.',
  related: { Section: 'a heading with its content', Text: 'all other text' },
  recommended: {
    reason: 'The level by the outline, the size by the design.',
    example: (
      <Heading level={3} size={20}>
        Recent transactions
      </Heading>
    ),
  },
  mistake: {
    reason: 'A level that is chosen for its size.',
    example: <Heading level={1}>Recent transactions</Heading>,
  },
};
