import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { ActionSheet } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A modal dialog named by its title. Focus starts in it and returns to the trigger when it closes.',
  content:
    'Verbs with their object: "Edit card", "Delete card". The destructive action is last, with the tone `critical`.',
  related: {
    Menu: 'the same actions beside their trigger on a desktop',
    AlertDialog: 'confirms a destructive action',
  },
  recommended: {
    reason: 'Each action names what it does.',
    example: (
      <ActionSheet
        title="Lotus Bank, ending in 4821"
        trigger={<Button variant="soft">Card actions</Button>}
        items={[
          { value: 'prefer', label: 'Use for withdrawals' },
          { value: 'delete', label: 'Delete card', tone: 'critical' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'One action alone: show it as a button.',
    example: (
      <ActionSheet
        title="Card"
        trigger={<Button variant="soft">Options</Button>}
        items={[{ value: 'ok', label: 'OK' }]}
      />
    ),
  },
};
