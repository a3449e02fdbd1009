import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page, userEvent as realKeys } from 'vitest/browser';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
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
});

test('opens by keyboard, moves by arrows past disabled items, selects by Enter and closes by Escape', async () => {
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

test('opens on a tap, but not when a finger only touches', async () => {
  const user = userEvent.setup();
  render(<Menu trigger={<Button throttle={0}>Maria R.</Button>} groups={groups} />);
  const trigger = screen.getByRole('button', { name: 'Maria R.' });
  await user.pointer({ keys: '[TouchA>]', target: trigger });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/TouchA]', target: trigger });
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('finds items by Home, End and letters, and stops at the ends', async () => {
  const items = ['Wallet', 'Account', 'Messages', 'Log out'].map((label) => ({
    value: label,
    label,
  }));
  render(<Menu trigger={<Button throttle={0}>Maria R.</Button>} groups={[{ items }]} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(item('Wallet')).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Wallet')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Wallet')).toHaveFocus();
  await userEvent.keyboard('m');
  await waitFor(() => expect(item('Messages')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button', { name: 'Maria R.' })).toHaveFocus();
});

test('renders an item with a URL as a link', async () => {
  render(<Menu open trigger={<Button>Open</Button>} groups={groups} />);
  expect(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
});

test('checks one item of a choice', async () => {
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

test('closes on an outside press without activating anything and restores focus', async () => {
  const onClick = vi.fn();
  render(
    <>
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 0 }} onClick={onClick}>
        Behind
      </button>
      <Menu trigger={<Button throttle={0}>Maria R.</Button>} groups={groups} />
    </>,
  );
  await page.getByRole('button', { name: 'Maria R.' }).click();
  await page.getByRole('button', { name: 'Behind' }).click({ force: true });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onClick).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Maria R.' })).toHaveFocus());
  // The content below it is interactive again.
  await page.getByRole('button', { name: 'Behind' }).click();
  expect(onClick).toHaveBeenCalledTimes(1);
  // All tests share one page, which shows focus rings only after keyboard input.
  await realKeys.tab();
});

test('renders in the main landmark', () => {
  render(
    <main>
      <Menu open trigger={<Button>Maria R.</Button>} groups={groups} />
    </main>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('menu'));
});

test('is not rendered in the hidden page while a dialog is open', async () => {
  render(
    <main>
      <Dialog open title="Account">
        <Menu trigger={<Button throttle={0}>Maria R.</Button>} groups={groups} />
      </Dialog>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Maria R.' }));
  await waitFor(() => expect(screen.getByRole('menu').closest('[aria-hidden]')).toBeNull());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Wallet' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('stays on the screen where there is no space below', async () => {
  render(
    <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
      <Menu trigger={<Button>Maria R.</Button>} groups={groups} />
    </div>,
  );
  await userEvent.click(screen.getByRole('button'));
  const menu = await screen.findByRole('menu');
  await waitFor(() => {
    const { top, bottom, right } = menu.getBoundingClientRect();
    expect(Math.min(top, innerHeight - bottom, innerWidth - right)).toBeGreaterThanOrEqual(0);
  });
});
