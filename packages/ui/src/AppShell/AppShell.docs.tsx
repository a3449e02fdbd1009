import type { ComponentDocs } from '../design/docs.ts';
import { NavBar } from '../NavBar/index.ts';
import { Page } from '../Page/index.ts';
import { AppShell } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Provides the main landmark and a skip link that moves focus to it.',
  content: 'Three to five places in the tab bar, each named by one noun.',
  related: {
    TabBar: 'the places on a phone',
    SideNav: 'the places on a desktop',
    Page: 'the content inside',
  },
  recommended: {
    reason: 'One shell around all screens, with a Page inside.',
    example: (
      <AppShell header={<NavBar title="Wallet" />}>
        <Page>Content of a screen</Page>
      </AppShell>
    ),
  },
  mistake: {
    reason: 'No gutter and no Page: on phones the text touches the edge of the screen.',
    example: <AppShell gutter="none">Content of a screen</AppShell>,
  },
};
