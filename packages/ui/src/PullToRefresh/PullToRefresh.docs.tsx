import type { ComponentDocs } from '../design/docs.ts';
import { List } from '../List/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { Text } from '../Text/index.ts';
import { PullToRefresh } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'The result is announced. A button elsewhere must refresh too, since the gesture has no keyboard.',
  content: 'Has no text but its labels.',
  related: { InfiniteList: 'the list inside', CallState: 'the state of its data' },
  recommended: {
    reason: 'Around a list that changes.',
    example: (
      <PullToRefresh onRefresh={() => Promise.resolve()}>
        <List>
          <ListItem title="Deposit" />
        </List>
      </PullToRefresh>
    ),
  },
  mistake: {
    reason: 'As the only way to refresh.',
    example: (
      <PullToRefresh onRefresh={() => Promise.resolve()}>
        <Text as="p">Pull to see your balance</Text>
      </PullToRefresh>
    ),
  },
};
