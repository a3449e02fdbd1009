import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { TextField } from '../TextField/index.ts';
import { Sheet } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A modal dialog named by its title. Its handle is a button that closes it.',
  content: 'The title names the content.',
  related: { Dialog: 'a task of its own', Menu: 'actions', Drawer: 'a panel at the side' },
  recommended: {
    reason: 'Opens more of the current page.',
    example: (
      <Sheet title="Receipt" trigger={<Button variant="soft">Show receipt</Button>}>
        Deposit of ₱2,000.00
      </Sheet>
    ),
  },
  mistake: {
    reason: 'Opens a form: an accidental drag loses the input.',
    example: (
      <Sheet title="Sign up" trigger={<Button>Sign up</Button>}>
        <TextField label="Nickname" />
      </Sheet>
    ),
  },
};
