import { House, Wallet } from 'lucide-react';
import type { ComponentDocs } from '../design/docs.ts';
import { TabBar } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A navigation; the current place is marked. A dot is announced with the name.',
  content: 'One word per place, three to five places.',
  related: { SideNav: 'the same places on a desktop', Tabs: 'views of one place' },
  recommended: {
    reason: 'The main places.',
    example: (
      <TabBar
        value="home"
        items={[
          { value: 'home', label: 'Home', icon: House, href: '#home' },
          { value: 'wallet', label: 'Wallet', icon: Wallet, href: '#wallet' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Two words, which are cut at 320 px.',
    example: (
      <TabBar
        value="home"
        items={[
          { value: 'home', label: 'Home and all games', icon: House, href: '#home' },
          { value: 'wallet', label: 'Money and wallet', icon: Wallet, href: '#wallet' },
        ]}
      />
    ),
  },
};
