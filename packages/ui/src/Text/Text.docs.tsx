import type { ComponentDocs } from '../design/docs.ts';
import { Text } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'An inline or block element without a role.',
  content: 'Short sentences, second person.',
  related: { Heading: 'headings', Amount: 'money' },
  recommended: {
    reason: 'Size and color by meaning.',
    example: (
      <Text as="p" size={13} color="muted">
        Withdrawals arrive until 18:00.
      </Text>
    ),
  },
  mistake: {
    reason: 'A large bold text in place of a heading.',
    example: (
      <Text size={24} weight="bold">
        Recent transactions
      </Text>
    ),
  },
};
