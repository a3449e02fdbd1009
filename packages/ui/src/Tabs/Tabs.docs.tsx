import { Box } from '../Box/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Tabs } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A tab list, whose tabs state which is selected; with addresses, a navigation of links.',
  content: 'One or two words per tab, of similar length.',
  related: {
    SegmentedControl: 'two to four views without panels',
    TabBar: 'places of the app',
    Accordion: 'sections that may all be closed',
  },
  recommended: {
    reason: 'Views of one subject.',
    example: (
      <Tabs
        label="Game"
        tabs={[
          {
            value: 'about',
            label: 'About',
            content: <Box paddingTop={12}>Five reels and 20 lines</Box>,
          },
          {
            value: 'rules',
            label: 'Rules',
            content: <Box paddingTop={12}>Three lotus flowers win</Box>,
          },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Steps of a process, which have an order.',
    example: (
      <Tabs
        label="Deposit"
        tabs={[
          { value: 'one', label: '1. Amount', content: <Box paddingTop={12}>Amount</Box> },
          { value: 'two', label: '2. Bank', content: <Box paddingTop={12}>Bank</Box> },
        ]}
      />
    ),
  },
};
