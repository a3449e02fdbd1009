import { Box } from '../Box/index.ts';
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
        variant="divided"
        label="Transactions"
        items={['Deposit, ₱2,000.00', 'Withdrawal, ₱500.00', 'Bonus, ₱100.00']}
        itemKey={(item) => item}
        state="end"
        onMore={() => {}}
      >
        {(item) => <Box paddingY={12}>{item}</Box>}
      </InfiniteList>
    ),
  },
  mistake: {
    reason: 'A list whose end players need to reach: use a Select with search.',
    example: (
      <InfiniteList
        variant="divided"
        label="Countries"
        items={['Malaysia', 'Myanmar', 'Philippines']}
        itemKey={(item) => item}
        state="loading"
        onMore={() => {}}
      >
        {(item) => <Box paddingY={12}>{item}</Box>}
      </InfiniteList>
    ),
  },
};
