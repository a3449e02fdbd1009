import { fireEvent, render, screen } from '@testing-library/react';
import { CircleUser, Gift, Heart, House, LayoutGrid } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { TabBar, type TabBarProps } from './index.ts';

const items: TabBarProps['items'] = [
  { value: 'home', label: 'Home', icon: House, href: '#home' },
  { value: 'games', label: 'Games', icon: LayoutGrid, href: '#games' },
  { value: 'promotions', label: 'Promotions', icon: Gift, href: '#promotions' },
  { value: 'mine', label: 'My games', icon: Heart, href: '#mine' },
  { value: 'account', label: 'Account', icon: CircleUser, href: '#account', dot: true },
];

describeConformance({
  name: 'TabBar',
  root: HTMLElement,
  draw: (props) => <TabBar items={items} value="home" {...props} />,
});

test('says where one is, and what is unread', () => {
  render(<TabBar items={items} value="games" />);
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Account Unread' })).toBeInTheDocument();
});

test('tells of every tap, also on the current place', () => {
  const onItemClick = vi.fn((_item, event: React.MouseEvent) => event.preventDefault());
  render(<TabBar items={items} value="home" onItemClick={onItemClick} />);
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(onItemClick).toHaveBeenCalledWith(items[0], expect.anything());
});

test('five places share the width, and a long name is cut rather than wrapped', () => {
  render(
    <TabBar items={items.map((item) => ({ ...item, label: `${item.label} of the house` }))} />,
  );
  const widths = screen.getAllByRole('link').map((link) => Math.round(link.offsetWidth));
  expect(new Set(widths).size).toBe(1);
  for (const link of screen.getAllByRole('link')) expect(link.offsetHeight).toBeLessThan(64);
});
