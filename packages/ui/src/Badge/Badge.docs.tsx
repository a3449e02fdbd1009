import type { ComponentDocs } from '../design/docs.ts';
import { Badge } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Its `label` is read in place of the number: "3 unread messages".',
  content: 'A count of things that wait for the player. Above `max` it shows "99+".',
  related: { Tag: 'a status in words', TabBar: 'has a dot for something new' },
  recommended: {
    reason: 'The label says what is counted.',
    example: <Badge count={3} label="3 unread messages" />,
  },
  mistake: {
    reason: 'A label without its noun.',
    example: <Badge count={3} label="3" />,
  },
};
