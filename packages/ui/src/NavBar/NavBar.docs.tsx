import type { ComponentDocs } from '../design/docs.ts';
import { NavBar } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A header with the title as heading; the back button is named.',
  content: 'The title of the screen in one to three words.',
  related: { Tabs: 'views of the screen', AppShell: 'places it at the top' },
  recommended: {
    reason: 'One title and one action.',
    example: <NavBar title="Bank cards" onBack={() => {}} />,
  },
  mistake: {
    reason: 'A sentence as title.',
    example: (
      <NavBar title="Here you can see all the bank cards that you have added" onBack={() => {}} />
    ),
  },
};
