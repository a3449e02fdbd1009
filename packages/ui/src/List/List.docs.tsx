import type { ComponentDocs } from '../design/docs.ts';
import { ListItem } from '../ListItem/index.ts';
import { List } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A list; the number of rows is announced.',
  content: 'Rows of one kind, in an order that the heading above states.',
  related: { ListItem: 'a row', DataTable: 'columns of figures', InfiniteList: 'loads more' },
  recommended: {
    reason: 'Rows of one kind.',
    example: (
      <List>
        <ListItem title="Lotus Bank" meta="Ending in 4821" />
        <ListItem title="Tide Digital" meta="Ending in 0077" />
      </List>
    ),
  },
  mistake: {
    reason: 'One row alone: use a Card.',
    example: (
      <List>
        <ListItem title="Lotus Bank" />
      </List>
    ),
  },
};
