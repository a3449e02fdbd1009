import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Menu } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A menu button; items are announced with their position. Letters find an item.',
  content: 'Verbs with their object; the destructive one last, with the tone `critical`.',
  related: { Sheet: 'more than actions', Select: 'a value of a form' },
  recommended: {
    reason: 'Actions on the object beside the trigger.',
    example: (
      <Menu
        trigger={<Button variant="soft">Card actions</Button>}
        groups={[
          {
            items: [
              { value: 'edit', label: 'Edit card' },
              { value: 'delete', label: 'Delete card', tone: 'critical' },
            ],
          },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'A single action behind a menu.',
    example: (
      <Menu
        trigger={<Button variant="soft">More</Button>}
        groups={[{ items: [{ value: 'edit', label: 'Edit' }] }]}
      />
    ),
  },
};
