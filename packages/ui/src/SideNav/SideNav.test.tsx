import { render, screen, within } from '@testing-library/react';
import { Cherry, House, Inbox } from 'lucide-react';
import { expect, test } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { SideNav, type SideNavProps } from './index.ts';

const groups: SideNavProps['groups'] = [
  { items: [{ value: 'home', label: 'Home', icon: House, href: '#home' }] },
  {
    label: 'Categories',
    items: [
      { value: 'slots', label: 'Slots', icon: Cherry, href: '#slots', count: '1,206' },
      { value: 'messages', label: 'Messages', icon: Inbox, href: '#messages', dot: true },
    ],
  },
];

describeConformance({
  name: 'SideNav',
  root: HTMLElement,
  draw: (props) => <SideNav groups={groups} value="home" {...props} />,
});

test('renders its groups as named lists with counts', () => {
  render(<SideNav groups={groups} value="slots" header="Parlor" footer="English" />);
  const list = screen.getByRole('list', { name: 'Categories' });
  const slots = within(list).getByRole('link', { name: 'Slots 1,206' });
  expect(slots).toHaveAttribute('aria-current', 'page');
  expect(within(list).getByRole('link', { name: 'Messages Unread' })).toBeInTheDocument();
});

test('keeps header and footer while the groups scroll', () => {
  render(
    <div style={{ blockSize: 200 }}>
      <SideNav groups={groups} header="Parlor" footer="English" />
    </div>,
  );
  const nav = screen.getByRole('navigation');
  expect(nav.offsetHeight).toBe(200);
  expect(screen.getByText('English').getBoundingClientRect().bottom).toBeLessThanOrEqual(
    nav.getBoundingClientRect().bottom,
  );
});
