import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { AlertDialog } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'An alert dialog: its title and description are announced when it opens, and focus starts on the safe answer.',
  content:
    'The title is the question, the description the consequence with exact amounts, and the confirm button repeats the verb.',
  related: { Dialog: 'a task of its own', Toast: 'offers to undo, which is better than to ask' },
  absentParts: ['close'],
  recommended: {
    reason: 'Asks "Delete this card?", names the consequence and repeats the verb on the button.',
    example: (
      <AlertDialog
        title="Delete this card?"
        description="Withdrawals to the card ending in 4821 are no longer possible."
        labels={{ confirm: 'Delete card', cancel: 'Keep card' }}
        tone="critical"
        onConfirm={() => {}}
        trigger={
          <Button variant="outline" tone="critical">
            Delete card
          </Button>
        }
      />
    ),
  },
  mistake: {
    reason: 'Asks "Are you sure?" without the consequence, answered by Yes and No.',
    example: (
      <AlertDialog
        title="Are you sure?"
        description="Please confirm."
        labels={{ confirm: 'Yes', cancel: 'No' }}
        onConfirm={() => {}}
        trigger={<Button variant="outline">Delete card</Button>}
      />
    ),
  },
};
