import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { finish } from '../testing/settled.ts';
import { Drawer, DrawerClose } from './index.ts';

const html = document.documentElement;
afterEach(() => html.removeAttribute('dir'));

describeConformance({
  name: 'Drawer',
  root: HTMLDivElement,
  draw: (props) => (
    <Drawer open title="Deposit" description="Union Bank" {...props}>
      Content
    </Drawer>
  ),
});

test('opens from its trigger, takes focus and restores it', async () => {
  render(
    <Drawer
      trigger={<Button>Show details</Button>}
      title="Deposit"
      actions={
        <DrawerClose asChild>
          <Button throttle={0}>Done</Button>
        </DrawerClose>
      }
    >
      Content
    </Drawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show details' }));
  expect(screen.getByRole('dialog', { name: 'Deposit' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show details' })).toHaveFocus());
});

test('cycles focus by Tab', async () => {
  render(<Drawer open title="Deposit" actions={<Button>Done</Button>} />);
  const names = ['Close', 'Done'];
  for (const name of [...names, ...names]) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('closes by close button, Escape and mask', async () => {
  const onOpenChange = vi.fn();
  render(<Drawer open onOpenChange={onOpenChange} title="Deposit" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('[data-part="mask"]') ?? document.body);
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

test.each([
  ['end', 'ltr', 'right'],
  ['start', 'ltr', 'left'],
  ['end', 'rtl', 'left'],
  ['start', 'rtl', 'right'],
] as const)('opens at the %s of a page that reads %s, on the %s', async (side, dir, edge) => {
  html.dir = dir;
  render(<Drawer open side={side} title="Deposit" />);
  await finish();
  const { left, right, top, width, height } = screen.getByRole('dialog').getBoundingClientRect();
  expect({ left: left === 0, right: right === html.clientWidth }).toEqual({
    left: edge === 'left',
    right: edge === 'right',
  });
  expect(html.clientWidth - width).toBeGreaterThanOrEqual(56);
  expect({ top, height }).toEqual({ top: 0, height: window.innerHeight });
});
