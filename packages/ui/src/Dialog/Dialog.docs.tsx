import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A modal dialog named by its title; the page behind it is hidden from screen readers. Focus returns to the opener.',
  content: 'The title is the task, the action its verb.',
  related: {
    Sheet: 'more of the current page',
    AlertDialog: 'one question',
    Drawer: 'a panel at the side',
  },
  recommended: {
    reason: 'Opens one task, "Change nickname", whose action repeats the title.',
    example: (
      <Dialog
        title="Change nickname"
        trigger={<Button variant="soft">Change nickname</Button>}
        actions={<Button fullWidth>Change nickname</Button>}
      >
        <TextField label="Nickname" />
      </Dialog>
    ),
  },
  mistake: {
    reason: 'Opens a message without a task, "Your nickname was saved": use a Toast or a Callout.',
    example: (
      <Dialog title="Saved" trigger={<Button variant="soft">Save</Button>}>
        Your nickname was saved.
      </Dialog>
    ),
  },
};
