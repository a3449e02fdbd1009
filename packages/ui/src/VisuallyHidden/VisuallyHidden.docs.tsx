import type { ComponentDocs } from '../design/docs.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Read by screen readers, and not visible.',
  content: 'What the picture shows to everybody else.',
  related: { Icon: 'has a `label` of its own', IconButton: 'has a `label`' },
  recommended: {
    reason: 'Read as "42 unread messages", which the layout shows to everybody else.',
    example: (
      <Text>
        42<VisuallyHidden> unread messages</VisuallyHidden>
      </Text>
    ),
  },
  mistake: {
    reason: 'Read as "Withdraw (fee: ₱50.00)": everybody needs to know the fee.',
    example: (
      <Text>
        Withdraw<VisuallyHidden> (fee: ₱50.00)</VisuallyHidden>
      </Text>
    ),
  },
};
