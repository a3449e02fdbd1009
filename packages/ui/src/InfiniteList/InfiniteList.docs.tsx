import type { ComponentDocs } from '../design/docs.ts';
import { InfiniteList } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A feed-like list; loading and the end are announced, and a button loads more without scrolling.',
  content: 'The end is stated: "No more transactions".',
  related: { DataTable: 'rows with columns', VirtualGrid: 'tiles' },
  recommended: {
    reason: 'A history that is read from the top.',
    example: (
      <InfiniteList
        label="Transactions"
        items={['Deposit', 'Withdrawal']}
        itemKey={(item) => item}
        state="end"
        onMore={() => {}}
      >
        {(item) => item}
      </InfiniteList>
    ),
  },
  mistake: {
    reason: 'A list whose end players need to reach.',
    example: (
      <InfiniteList
        label="Countries"
        items={['Philippines']}
        itemKey={(item) => item}
        state="more"
        onMore={() => {}}
      >
        {(item) => item}
      </InfiniteList>
    ),
  },
};
