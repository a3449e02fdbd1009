import { fireEvent, render, screen } from '@testing-library/react';
import { CircleUser, Gift, Heart, House, LayoutGrid } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../testing/conformance.tsx';
import { tabBarItems, tabBarNames } from '../testing/places.ts';
import { TabBar, type TabBarProps } from './index.ts';

const items: TabBarProps['items'] = [
  { value: 'home', label: 'Home', icon: House, href: '#home' },
  { value: 'games', label: 'Games', icon: LayoutGrid, href: '#games' },
  { value: 'promotions', label: 'Promotions', icon: Gift, href: '#promotions' },
  { value: 'mine', label: 'My games', icon: Heart, href: '#mine' },
  { value: 'account', label: 'Account', icon: CircleUser, href: '#account', dot: true },
];

const html = document.documentElement;

afterEach(async () => {
  html.style.fontSize = '';
  await page.viewport(390, 844);
});

describeConformance({
  name: 'TabBar',
  root: HTMLElement,
  draw: (props) => <TabBar items={items} value="home" {...props} />,
});

test('exposes the current item and unread counts', () => {
  render(<TabBar items={items} value="games" />);
  expect(screen.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Account Unread' })).toBeInTheDocument();
});

test('reports every press, also on the current item', () => {
  const onItemClick = vi.fn((_item, event: React.MouseEvent) => event.preventDefault());
  render(<TabBar items={items} value="home" onItemClick={onItemClick} />);
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(onItemClick).toHaveBeenCalledWith(items[0], expect.anything());
});

test('shares the width among five items and truncates long labels', () => {
  render(
    <TabBar items={items.map((item) => ({ ...item, label: `${item.label} of the house` }))} />,
  );
  const widths = screen.getAllByRole('link').map((link) => Math.round(link.offsetWidth));
  expect(new Set(widths).size).toBe(1);
  for (const link of screen.getAllByRole('link')) expect(link.offsetHeight).toBeLessThan(64);
});

/** Labels that are truncated. */
const cut = () =>
  screen
    .getAllByRole('link')
    .flatMap((link) => [...link.querySelectorAll<HTMLElement>(':scope > span')])
    .filter((name) => getComputedStyle(name).textOverflow === 'ellipsis')
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent);

const languages = { en: tabBarItems.map(({ label }) => label), ...tabBarNames };

test.each([
  [320, ''],
  [360, ''],
  [320, '32px'],
  [390, '32px'],
  [800, '32px'],
])('truncates no label in five languages at %i px %s', async (width, fontSize) => {
  await page.viewport(width, 844);
  html.style.fontSize = fontSize;
  render(
    Object.entries(languages).map(([lang, names]) => (
      <TabBar
        key={lang}
        lang={lang}
        items={tabBarItems.map((item, index) => ({ ...item, label: names[index] ?? '' }))}
        labels={{ navigation: lang }}
      />
    )),
  );
  expect(cut()).toEqual([]);
  expect(html.scrollWidth).toBe(width);
  const widths = screen.getAllByRole('link').map((link) => link.offsetWidth);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
});

test('truncates five labels alike when they do not fit', async () => {
  await page.viewport(320, 844);
  render(
    <TabBar items={items.map((item) => ({ ...item, label: `${item.label} of the house` }))} />,
  );
  const boxes = screen.getAllByRole('link').map((link) => link.getBoundingClientRect());
  for (const { width } of boxes) expect(width).toBeCloseTo(320 / 5, 0);
  expect(boxes.at(-1)?.right).toBeLessThanOrEqual(320);
  expect(cut()).toHaveLength(5);
});
