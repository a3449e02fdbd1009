import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
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

test('arrows move, past what is disabled and around the end; Tab goes into the view', async () => {
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

test('shows the view of the chosen one alone', async () => {
  render(<Tabs label="Categories" tabs={tabs} defaultValue="slots" />);
  expect(screen.getByText('Slot games')).toBeVisible();
  expect(screen.queryByText('Every game')).toBeNull();
});

test('children show for every tab that brings no content of its own', async () => {
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
  await userEvent.click(screen.getByRole('tab', { name: 'B' }));
  expect(screen.getByRole('tabpanel', { name: 'B' })).toHaveTextContent('Games');
});

test('the chosen tab of a long strip comes into sight, and the page does not move', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    value: `c${index}`,
    label: `Category ${index}`,
  }));
  render(<Tabs label="Categories" tabs={many} defaultValue="c15" variant="strip" />);
  const list = screen.getByRole('tablist').getBoundingClientRect();
  const chosen = screen.getByRole('tab', { name: 'Category 15' }).getBoundingClientRect();
  expect(chosen.left).toBeGreaterThanOrEqual(list.left);
  expect(chosen.right).toBeLessThanOrEqual(list.right);
  expect(window.scrollY).toBe(0);
});
