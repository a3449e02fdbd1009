import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { Tabs, type TabsProps } from './index.ts';

const tabs: TabsProps['tabs'] = [
  { value: 'all', label: 'All', content: 'Every game' },
  { value: 'slots', label: 'Slots', content: 'Slot games' },
  { value: 'live', label: 'Live', content: 'Live tables', disabled: true },
  { value: 'cards', label: 'Cards', content: 'Card games' },
];

describeConformance({
  name: 'Tabs',
  root: HTMLDivElement,
  draw: (props) => <Tabs label="Categories" tabs={tabs} {...props} />,
});

test('moves by arrows past disabled tabs and around the ends, and by Tab into the panel', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="Categories" tabs={tabs} onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Cards' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange.mock.calls.flat()).toEqual(['slots', 'cards', 'all']);
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'All' })).toHaveFocus();
});

test('moves by Home and End to the ends and wraps backwards', async () => {
  render(<Tabs label="Categories" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Cards' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Cards', selected: true })).toHaveFocus();
});

test("keys with a modifier are the browser's", async () => {
  render(<Tabs label="Categories" tabs={tabs} />);
  await userEvent.tab();
  await userEvent.keyboard(
    '{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Shift>}{End}{/Shift}',
  );
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
});

test('moves by arrows and selects by Enter with manual activation', async () => {
  render(<Tabs label="Categories" tabs={tabs} activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Cards', selected: false })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'All' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Cards' })).toBeVisible();
});

test.each(['gone', 'live'])(
  'is reachable by Tab with a value that matches no tab: %s',
  async (value) => {
    render(<Tabs label="Categories" tabs={tabs} value={value} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  },
);

test('references no panel that is not rendered', () => {
  render(<Tabs label="Categories" tabs={tabs} />);
  for (const tab of screen.getAllByRole('tab')) {
    const panel = tab.getAttribute('aria-controls');
    if (panel !== null) expect(document.getElementById(panel)).toBeVisible();
    expect(panel !== null).toBe(tab.getAttribute('aria-selected') === 'true');
  }
});

test('renders the selected panel only', async () => {
  render(<Tabs label="Categories" tabs={tabs} defaultValue="slots" />);
  expect(screen.getByText('Slot games')).toBeVisible();
  expect(screen.queryByText('Every game')).toBeNull();
});

test('renders children for tabs without content', async () => {
  render(
    <Tabs
      label="Categories"
      tabs={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    >
      Games
    </Tabs>,
  );
  const panel = screen.getByRole('tabpanel', { name: 'A' });
  await userEvent.click(screen.getByRole('tab', { name: 'B' }));
  expect(screen.getByRole('tabpanel', { name: 'B' })).toHaveTextContent('Games');
  // A shared panel is not remounted.
  expect(screen.getByRole('tabpanel', { name: 'B' })).toBe(panel);
});

test.each([
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const)(
  'scrolls later selections smoothly, or at once under reduced motion: %s',
  async (motion, behavior) => {
    if (motion === 'reduce') await emulateMedia({ 'prefers-reduced-motion': motion });
    const many = Array.from({ length: 20 }, (_, index) => ({
      value: `${index}`,
      label: `Tab ${index}`,
    }));
    const { rerender } = render(<Tabs label="Categories" tabs={many} value="0" variant="strip" />);
    const scroll = vi.spyOn(screen.getByRole('tablist'), 'scrollTo');
    rerender(<Tabs label="Categories" tabs={many} value="15" variant="strip" />);
    expect(scroll).toHaveBeenLastCalledWith(expect.objectContaining({ behavior }));
  },
);

test.each(['ltr', 'rtl'])(
  'scrolls the selected tab of a long strip into view without the page: %s',
  (dir) => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      value: `c${index}`,
      label: `Category ${index}`,
    }));
    render(
      <div dir={dir}>
        <Tabs label="Categories" tabs={many} defaultValue="c15" variant="strip" />
      </div>,
    );
    const list = screen.getByRole('tablist').getBoundingClientRect();
    const chosen = screen.getByRole('tab', { name: 'Category 15' }).getBoundingClientRect();
    expect(chosen.left).toBeGreaterThanOrEqual(list.left);
    expect(chosen.right).toBeLessThanOrEqual(list.right);
    expect(window.scrollY).toBe(0);
  },
);

test('renders tabs with addresses as links of a navigation', async () => {
  const onValueChange = vi.fn();
  render(
    <Tabs
      label="Account"
      value="cards"
      onValueChange={onValueChange}
      tabs={[
        { value: 'profile', label: 'Profile', href: '#profile' },
        { value: 'cards', label: 'Cards', href: '#cards' },
        { value: 'limits', label: 'Limits', href: '#limits', disabled: true },
      ]}
    >
      Your cards
    </Tabs>,
  );
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cards' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Your cards')).toBeVisible();
  const disabled = screen.getByRole('link', { name: 'Limits' });
  expect(disabled).toHaveAttribute('aria-disabled', 'true');
  expect(disabled).not.toHaveAttribute('href');
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(onValueChange).toHaveBeenLastCalledWith('profile');
});

test('moves by vertical arrows in a column', async () => {
  render(<Tabs label="Categories" tabs={tabs} orientation="vertical" />);
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Slots', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Slots' })).toHaveFocus();
  const [first, second] = screen.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  const panel = screen.getByRole('tabpanel').getBoundingClientRect();
  expect(panel.left).toBeGreaterThanOrEqual(first?.right ?? 0);
});
