import { Amount } from '../Amount/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { List } from '../List/index.ts';
import { ListItem } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'One list item. As a link or button, the whole row has one name.',
  content: 'The title is the subject, the second line the details that tell rows apart.',
  related: { List: 'contains the rows', Card: 'a subject of its own' },
  recommended: {
    reason: 'Details that tell the rows apart.',
    example: (
      <List>
        <ListItem
          title="Deposit"
          meta="Today, 07:52"
          trailing={<Amount value="2000" symbol="₱" sign="always" />}
        />
      </List>
    ),
  },
  mistake: {
    reason: 'A second line that repeats the first.',
    example: (
      <List>
        <ListItem title="Deposit" meta="This is a deposit" />
      </List>
    ),
  },
};
