import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Menu, type MenuProps } from './index.ts';

const groups: MenuProps['groups'] = [
  {
    items: [
      { value: 'wallet', label: 'Wallet', href: '/wallet' },
      { value: 'account', label: 'Account', disabled: true },
      { value: 'out', label: 'Log out', tone: 'critical' },
    ],
  },
];

describeConformance({
  name: 'Menu',
  root: HTMLDivElement,
  draw: (props) => <Menu open trigger={<Button>Maria R.</Button>} groups={groups} {...props} />,
  // Radix moves focus into the open menu and hides the page, trigger included, from all but sight.
  withoutAxeRules: ['aria-hidden-focus'],
});

test('opens by keyboard; arrows move past what is disabled; Enter chooses; Escape returns', async () => {
  const onSelect = vi.fn();
  render(
    <Menu
      trigger={<Button throttle={0}>Maria R.</Button>}
      groups={[
        {
          items: [
            { value: 'a', label: 'Wallet' },
            { value: 'b', label: 'Account', disabled: true },
            { value: 'c', label: 'Log out', onSelect },
          ],
        },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Maria R.' })).toHaveFocus();
});

test('an item with an address is a link', async () => {
  render(<Menu open trigger={<Button>Open</Button>} groups={groups} />);
  expect(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
});

test('of a choice, one is checked', async () => {
  const onValueChange = vi.fn();
  render(
    <Menu
      defaultOpen
      trigger={<Button>Language</Button>}
      groups={[
        {
          label: 'Language',
          value: 'en',
          onValueChange,
          options: [
            { value: 'en', label: 'English' },
            { value: 'th', label: 'ไทย' },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'ไทย' }));
  expect(onValueChange).toHaveBeenCalledWith('th');
});
