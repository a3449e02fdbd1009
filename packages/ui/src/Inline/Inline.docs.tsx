import type { ComponentDocs } from '../design/docs.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Changes nothing: set `as="ul"` for a list.',
  content: 'Has no text of its own.',
  related: { Stack: 'a column', Grid: 'equal columns' },
  recommended: {
    reason: 'Wraps where there is no room.',
    example: (
      <Inline gap={8} wrap>
        <Tag>Live</Tag>
        <Tag>New</Tag>
      </Inline>
    ),
  },
  mistake: {
    reason: 'Paragraphs in a row.',
    example: (
      <Inline gap={8}>
        <Text as="p">First paragraph</Text>
        <Text as="p">Second paragraph</Text>
      </Inline>
    ),
  },
};
