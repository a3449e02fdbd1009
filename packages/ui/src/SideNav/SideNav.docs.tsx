import { House, LogOut } from 'lucide-react';
import type { ComponentDocs } from '../design/docs.ts';
import { SideNav } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A navigation with lists; the current place is marked, and counts are part of the names.',
  content: 'One noun per place, in groups that a heading names.',
  related: { TabBar: 'the same places on a phone', Tabs: 'views of one place' },
  recommended: {
    reason: 'Places in groups.',
    example: (
      <SideNav
        value="home"
        groups={[
          { label: 'Play', items: [{ value: 'home', label: 'Home', icon: House, href: '#home' }] },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Actions among the places.',
    example: (
      <SideNav
        value="home"
        groups={[
          { items: [{ value: 'out', label: 'Click to log out', icon: LogOut, href: '#out' }] },
        ]}
      />
    ),
  },
};
