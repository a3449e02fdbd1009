import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { Dialog, DialogClose } from './index.ts';

describeConformance({
  name: 'Dialog',
  root: HTMLDivElement,
  draw: (props) => (
    <Dialog open title="Log in" description="To play this game" {...props}>
      Content
    </Dialog>
  ),
});

const mask = () => document.querySelector('[data-part="mask"]') ?? document.body;

test('opens from its trigger, holds focus, and gives it back', async () => {
  render(
    <Dialog
      trigger={<Button>Open</Button>}
      title="Log in"
      actions={
        <DialogClose asChild>
          <Button throttle={0}>Done</Button>
        </DialogClose>
      }
    >
      Content
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Log in' });
  expect(dialog).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('closes by cross, Escape and mask', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="Log in" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(mask());
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

test('the mask does not close it where that would lose something', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} closeOnMask={false} title="Log in" />);
  await userEvent.click(mask());
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('what must not be left has no cross and does not listen to Escape', async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} closable={false} title="Updating" />);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(mask());
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a tall one scrolls inside, and its actions stay in sight', () => {
  render(
    <Dialog open title="Terms" actions={<Button>Agree</Button>}>
      <div style={{ blockSize: 4000 }}>Long</div>
    </Dialog>,
  );
  const { bottom } = screen.getByRole('button', { name: 'Agree' }).getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

test('what asks for focus gets it', () => {
  render(
    <Dialog open title="Log in">
      <input ref={(input) => input?.focus()} aria-label="Phone" />
    </Dialog>,
  );
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
});
