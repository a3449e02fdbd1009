import type { ComponentDocs } from '../design/docs.ts';
import { Badge } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Its `label` is read in place of the number: "3 unread messages".',
  content: 'A count of things that wait for the player. Above `max` it shows "99+".',
  related: { Tag: 'a status in words', TabBar: 'has a dot for something new' },
  recommended: {
    reason: 'Read as "3 unread messages".',
    example: <Badge count={3} label="3 unread messages" />,
  },
  mistake: {
    reason: 'Read as "3": the label has no noun.',
    example: <Badge count={3} label="3" />,
  },
};
