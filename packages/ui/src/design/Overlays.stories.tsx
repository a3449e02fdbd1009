import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '../AlertDialog/index.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Menu } from '../Menu/index.ts';
import { Sheet } from '../Sheet/index.ts';

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
