import { AmountField } from '../AmountField/index.ts';
import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Drawer } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A modal dialog named by its title, at the side of the page.',
  content: 'The title names the content, such as "Filters".',
  related: { Sheet: 'from the bottom of a phone', SideNav: 'places that stay visible' },
  recommended: {
    reason: 'Opens supplementary content beside the page on a desktop.',
    example: (
      <Drawer title="Round details" trigger={<Button variant="soft">Show round</Button>}>
        Stake ₱20.00, win ₱0.00
      </Drawer>
    ),
  },
  mistake: {
    reason: 'Opens the main task, which is a screen of its own.',
    example: (
      <Drawer title="Deposit" trigger={<Button>Deposit</Button>}>
        <AmountField label="Amount" symbol="₱" />
      </Drawer>
    ),
  },
};
