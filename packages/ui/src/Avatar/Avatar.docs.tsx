import type { ComponentDocs } from '../design/docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Avatar } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'An image named by the person, or decorative where the name is beside it.',
  content: 'Give the full display name as `name`; its initials replace a missing picture.',
  related: { Icon: 'a symbol', MakerChip: 'the brand of a game' },
  recommended: {
    reason: 'Decorative beside the name, which would otherwise be read twice.',
    example: (
      <Inline gap={8}>
        <Avatar name="Maria Santos" decorative />
        <Text>Maria Santos</Text>
      </Inline>
    ),
  },
  mistake: {
    reason: 'Initials alone, as the only way to recognize somebody.',
    example: <Avatar name="M" />,
  },
};
