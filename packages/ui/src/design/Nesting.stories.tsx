import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu } from '../Menu/index.ts';
import { Popover } from '../Popover/index.ts';
import { Select } from '../Select/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Tooltip } from '../Tooltip/index.ts';

const meta = {
  title: 'Patterns/Nesting',
  parameters: {
    docs: {
      description: {
        component:
          'Layers open over layers. Escape and a press outside close the top one alone, and focus returns to what opened it.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

type Modal = (props: {
  title: string;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
}) => ReactElement;

const modals: Record<'Dialog' | 'AlertDialog' | 'Sheet', Modal> = {
  Dialog: (props) => <Dialog {...props} />,
  AlertDialog: (props) => <AlertDialog description="Sure?" onConfirm={ignore} {...props} />,
  Sheet: (props) => <Sheet {...props} />,
};
const modalNames = ['Dialog', 'AlertDialog', 'Sheet'] as const;

const opener = (name: string) => <Button throttle={0}>{name}</Button>;

const outers: Record<string, Modal> = {
  ...modals,
  Popover: ({ title, trigger, children }) => (
    <Popover label={title} trigger={trigger}>
      {children}
    </Popover>
  ),
};

interface Inner {
  role: string;
  /** Whether a press outside closes it. */
  press: boolean;
  render: (name: string) => ReactElement;
}

const modal = (name: keyof typeof modals, press: boolean): Inner => {
  const Component = modals[name];
  return {
    role: name === 'AlertDialog' ? 'alertdialog' : 'dialog',
    press,
    render: (title) => <Component title={title} trigger={opener(title)} />,
  };
};

const inners: Record<string, Inner> = {
  Dialog: modal('Dialog', true),
  AlertDialog: modal('AlertDialog', false),
  Sheet: modal('Sheet', true),
  Popover: {
    role: 'dialog',
    press: true,
    render: (name) => (
      <Popover label={name} trigger={opener(name)}>
        Words
      </Popover>
    ),
  },
  Menu: {
    role: 'menu',
    press: true,
    render: (name) => (
      <Menu trigger={opener(name)} groups={[{ items: [{ value: 'a', label: 'Action' }] }]} />
    ),
  },
  Select: {
    role: 'listbox',
    press: true,
    render: (name) => <Select label={name} options={[{ value: 'a', label: 'Option' }]} />,
  },
  // It is read, not worked: a press outside is meant for what lies there.
  Tooltip: {
    role: 'tooltip',
    press: false,
    render: (name) => <Tooltip text="Help">{opener(name)}</Tooltip>,
  },
};

const named = (name: string) => `Inner ${name}`;

/** By its text: what is hidden while a layer above it fades away has no accessible name. */
const find = (role: string, name: string) =>
  screen
    .queryAllByRole(role, { hidden: true })
    .find(
      (layer) =>
        !role.endsWith('dialog') ||
        layer.ariaLabel === name ||
        layer.querySelector('[data-part="title"]')?.textContent === name,
    );

const isOpen = (role: string, name: string) => {
  const layer = find(role, name);
  return layer !== undefined && layer.dataset.state !== 'closed';
};

const trigger = (name: string) =>
  screen.findByRole(name === named('Select') ? 'combobox' : 'button', { name });

/** A press in the corner of the screen, where only what covers all of it, or the page, is. */
async function pressOutside() {
  await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
}

async function openLayer(name: string, { role }: Inner) {
  const button = await trigger(named(name));
  if (role === 'tooltip') button.focus();
  else await userEvent.click(button);
  await waitFor(() => expect(isOpen(role, named(name))).toBe(true));
}

async function expectReturn(name: string, { role }: Inner, outerRole: string) {
  await waitFor(() => expect(isOpen(role, named(name))).toBe(false));
  await expect(isOpen(outerRole, 'Outer')).toBe(true);
  await waitFor(async () => expect(await trigger(named(name))).toHaveFocus());
}

const nestingIn = (name: string): Story => {
  const Outer = outers[name] ?? Dialog;
  const role = name === 'AlertDialog' ? 'alertdialog' : 'dialog';
  return {
    render: () => (
      <Outer title="Outer" trigger={opener('Outer')}>
        {Object.entries(inners).map(([inner, { render }]) => (
          <div key={inner}>{render(named(inner))}</div>
        ))}
      </Outer>
    ),
    play: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Outer' }));
      await screen.findByRole(role, { name: 'Outer' });
      for (const [inner, layer] of Object.entries(inners)) {
        await openLayer(inner, layer);
        await userEvent.keyboard('{Escape}');
        await expectReturn(inner, layer, role);
        if (!layer.press) continue;
        await openLayer(inner, layer);
        await pressOutside();
        await expectReturn(inner, layer, role);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(find(role, 'Outer')).toBeUndefined());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Outer' })).toHaveFocus());
    },
  };
};

export const InDialog: Story = nestingIn('Dialog');
export const InAlertDialog: Story = nestingIn('AlertDialog');
export const InSheet: Story = nestingIn('Sheet');
export const InPopover: Story = nestingIn('Popover');

function MenuOfModals() {
  const [open, setOpen] = useState('');
  return (
    <>
      <Menu
        trigger={opener('Actions')}
        groups={[
          {
            items: modalNames.map((name) => ({
              value: name,
              label: name,
              onSelect: () => setOpen(name),
            })),
          },
        ]}
      />
      {modalNames.map((name) => {
        const Component = modals[name];
        return (
          <Component
            key={name}
            title={name}
            open={open === name}
            onOpenChange={() => setOpen('')}
          />
        );
      })}
    </>
  );
}

/** The item that opened it is gone with its menu: focus returns to what opened the menu. */
export const FromMenu: Story = {
  render: () => <MenuOfModals />,
  play: async () => {
    for (const name of modalNames) {
      await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
      const role = name === 'AlertDialog' ? 'alertdialog' : 'dialog';
      await screen.findByRole(role, { name });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
    }
  },
};

function RemovedOpener({ name }: { name: keyof typeof modals }) {
  const [isThere, setIsThere] = useState(true);
  const [open, setOpen] = useState(false);
  const Component = modals[name];
  return (
    <section aria-label={name}>
      {isThere && (
        <Button throttle={0} onClick={() => setOpen(true)}>
          {name}
        </Button>
      )}
      <Component title={name} open={open} onOpenChange={setOpen}>
        <Button throttle={0} onClick={() => setIsThere(false)}>
          Remove
        </Button>
      </Component>
    </section>
  );
}

/** Focus returns to what was around the opener, from where Tab goes on. */
export const OpenerGone: Story = {
  render: () => (
    <>
      {modalNames.map((name) => (
        <RemovedOpener key={name} name={name} />
      ))}
    </>
  ),
  play: async () => {
    for (const name of modalNames) {
      await userEvent.click(await screen.findByRole('button', { name }));
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('region', { name })).toHaveFocus());
    }
  },
};
