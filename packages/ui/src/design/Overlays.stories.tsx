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
  title: 'Patterns/Overlays',
  // Tests of overlays in each other, without a page for readers.
  tags: ['!autodocs', '!dev'],
  parameters: {
    docs: {
      description: {
        component:
          'All overlays share one stack. Escape and a press outside close the top one only, and focus returns to the control that opened it. If that control is gone, focus moves to the overlay below, never to the page body.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface OverlayProps {
  /** Names the overlay and the control that opens it. */
  name: string;
  /** Removes the overlay together with its opener, while it is open. */
  onRemove: () => void;
  /** Content below the button that removes it. */
  children?: ReactNode;
}

const ignore = () => {};
const opener = (name: string) => <Button throttle={0}>{name}</Button>;
const remove = (onRemove: () => void) => (
  <Button throttle={0} tone="neutral" onClick={onRemove}>
    Remove
  </Button>
);

const overlays = {
  Dialog: ({ name, onRemove, children }: OverlayProps) => (
    <Dialog title={name} trigger={opener(name)}>
      {remove(onRemove)}
      {children}
    </Dialog>
  ),
  AlertDialog: ({ name, onRemove, children }: OverlayProps) => (
    <AlertDialog title={name} trigger={opener(name)} description="Sure?" onConfirm={ignore}>
      {remove(onRemove)}
      {children}
    </AlertDialog>
  ),
  Sheet: ({ name, onRemove, children }: OverlayProps) => (
    <Sheet title={name} trigger={opener(name)}>
      {remove(onRemove)}
      {children}
    </Sheet>
  ),
  Popover: ({ name, onRemove, children }: OverlayProps) => (
    <Popover label={name} trigger={opener(name)}>
      {remove(onRemove)}
      {children}
    </Popover>
  ),
  Menu: ({ name, onRemove }: OverlayProps) => (
    <Menu
      trigger={opener(name)}
      groups={[{ items: [{ value: 'remove', label: 'Remove', onSelect: onRemove }] }]}
    />
  ),
  Select: ({ name, onRemove }: OverlayProps) => (
    <Select
      label={name}
      options={[{ value: 'remove', label: 'Remove' }]}
      onValueChange={onRemove}
    />
  ),
  Tooltip: ({ name, onRemove }: OverlayProps) => (
    <Tooltip text={`About ${name}`}>
      <Button throttle={0} onClick={onRemove}>
        {name}
      </Button>
    </Tooltip>
  ),
} satisfies Record<string, (props: OverlayProps) => ReactElement>;

type Overlay = keyof typeof overlays;

const roles: Record<Overlay, string> = {
  Dialog: 'dialog',
  AlertDialog: 'alertdialog',
  Sheet: 'dialog',
  Popover: 'dialog',
  Menu: 'menu',
  Select: 'listbox',
  Tooltip: 'tooltip',
};

/** Overlays that can contain others. */
const containers = ['Dialog', 'AlertDialog', 'Sheet', 'Popover'] as const;
type Container = (typeof containers)[number];
const all = Object.keys(overlays) as Overlay[];

/** An overlay whose own content can remove it together with its opener. */
function Removable({ kind, children }: { kind: Overlay; children?: ReactNode }) {
  const [isThere, setIsThere] = useState(true);
  const Component = overlays[kind];
  if (!isThere) return null;
  return (
    <Component name={kind} onRemove={() => setIsThere(false)}>
      {children}
    </Component>
  );
}

/** One overlay with all others in it. */
function Nesting({ outer, inner }: { outer: Container; inner: readonly Overlay[] }) {
  const Component = overlays[outer];
  return (
    <Component name="Outer" onRemove={ignore}>
      <p>Outside</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {inner.map((kind) => (
          <Removable key={kind} kind={kind} />
        ))}
      </div>
    </Component>
  );
}

/** A menu, a list and a tooltip are named by their opener, which is hidden while some of them are open. */
const getName = (overlay: Element) =>
  overlay.getAttribute('aria-label') ??
  overlay.querySelector('[data-part="title"]')?.textContent ??
  undefined;

// Not by accessible name: that takes a second per query on a page with many overlays.
function queryOverlay(kind: Overlay, name: string = kind): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[role="${roles[kind]}"]`);
  return [...found].find((overlay) => (getName(overlay) ?? name) === name) ?? null;
}

const queryOuter = (outer: Container) => queryOverlay(outer, 'Outer');

function getOpener(kind: Overlay): HTMLElement {
  const buttons = document.querySelectorAll<HTMLElement>(
    kind === 'Select' ? '[role="combobox"]' : 'button',
  );
  const control = [...buttons].find((button) => kind === 'Select' || button.textContent === kind);
  if (control === undefined) throw new Error(`Nothing opens the ${kind}.`);
  return control;
}

async function open(kind: Overlay): Promise<HTMLElement> {
  const control = getOpener(kind);
  if (kind === 'Tooltip') {
    // It opens when focus arrives, and for a pointer after a delay.
    control.blur();
    control.focus();
  } else {
    await userEvent.click(control);
  }
  await waitFor(() => expect(queryOverlay(kind)).toBeVisible());
  return control;
}

const expectClosed = (kind: Overlay) => waitFor(() => expect(queryOverlay(kind)).toBeNull());

/** Presses what lies under an overlay. A mask or scrim covers it where there is one. */
async function pressOutside(kind: Overlay): Promise<void> {
  const cover = [...document.querySelectorAll('[data-part="mask"], [data-part="scrim"]')].at(-1);
  const isCovered = kind !== 'Popover' && kind !== 'Tooltip' && cover !== undefined;
  const blocking = document.querySelector('[data-radix-popper-content-wrapper] [role="listbox"]');
  const target = blocking ? document.documentElement : screen.getByText('Outside');
  await userEvent.click(isCovered && !blocking ? cover : target, { pointerEventsCheck: 0 });
}

async function playNesting(outer: Container, inner: readonly Overlay[]): Promise<void> {
  const outerOpener = await screen.findByRole('button', { name: 'Outer' });
  await userEvent.click(outerOpener);
  await waitFor(() => expect(queryOuter(outer)).toBeVisible());

  for (const kind of inner) {
    const byEscape = await open(kind);
    await userEvent.keyboard('{Escape}');
    await expectClosed(kind);
    await expect(queryOuter(outer)).toBeVisible();
    await waitFor(() => expect(byEscape).toHaveFocus());

    const byPress = await open(kind);
    await pressOutside(kind);
    // An AlertDialog requires an answer.
    if (kind === 'AlertDialog') {
      await expect(queryOverlay(kind)).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
    await expectClosed(kind);
    await expect(queryOuter(outer)).toBeVisible();
    if (kind !== 'Tooltip') await waitFor(() => expect(byPress).toHaveFocus());

    const removed = await open(kind);
    await userEvent.click(getRemove(kind));
    await waitFor(() => expect(removed).not.toBeInTheDocument());
    await expectClosed(kind);
    await waitFor(() => expect(queryOuter(outer)).toContainElement(focused()));
  }

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queryOuter(outer)).toBeNull());
  await waitFor(() => expect(outerOpener).toHaveFocus());
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** The control in an overlay that removes it. That of a tooltip is its owner. */
function getRemove(kind: Overlay): HTMLElement {
  if (kind === 'Tooltip') return getOpener(kind);
  const own = queryOverlay(kind)?.querySelectorAll<HTMLElement>(
    'button, [role="menuitem"], [role="option"]',
  );
  const control = [...(own ?? [])].find(({ textContent }) => textContent === 'Remove');
  if (control === undefined) throw new Error(`${kind} has no control that removes it.`);
  return control;
}

const nesting = (outer: Container, inner: readonly Overlay[] = all): Story => ({
  render: () => <Nesting outer={outer} inner={inner} />,
  play: () => playNesting(outer, inner),
});

export const InDialog = nesting('Dialog');
export const InAlertDialog = nesting('AlertDialog');
export const InSheet = nesting('Sheet');
export const InPopover = nesting('Popover');

/** On a desktop the list of a Select is a menu; on a phone, as in the other stories, a sheet. */
const onDesktop = { viewport: { value: 'laptop', isRotated: false } };
export const SelectInDialogOnDesktop: Story = {
  ...nesting('Dialog', ['Select']),
  globals: onDesktop,
};
export const SelectInPopoverOnDesktop: Story = {
  ...nesting('Popover', ['Select']),
  globals: onDesktop,
};

type Modal = (props: {
  title: string;
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

/** The modals, opened by their names from the list of a control. */
function ModalsFrom({ list }: { list: (open: (name: string) => void) => ReactElement }) {
  const [opened, setOpened] = useState('');
  return (
    <>
      {list(setOpened)}
      {modalNames.map((name) => {
        const Component = modals[name];
        return (
          <Component
            key={name}
            title={name}
            open={opened === name}
            onOpenChange={() => setOpened('')}
          />
        );
      })}
    </>
  );
}

async function playModalsFrom(control: string, item: string): Promise<void> {
  for (const name of modalNames) {
    await userEvent.click(await screen.findByRole(control, { name: 'Actions' }));
    await userEvent.click(await screen.findByRole(item, { name }));
    await screen.findByRole(roles[name], { name });
    await userEvent.keyboard('{Escape}');
    await expectClosed(name);
    await waitFor(() => expect(screen.getByRole(control, { name: 'Actions' })).toHaveFocus());
  }
}

/** The item that opened the modal closes with its menu: focus returns to what opened the menu. */
export const FromMenu: Story = {
  render: () => (
    <ModalsFrom
      list={(open) => {
        const items = modalNames.map((name) => ({
          value: name,
          label: name,
          onSelect: () => open(name),
        }));
        return <Menu trigger={opener('Actions')} groups={[{ items }]} />;
      }}
    />
  ),
  play: () => playModalsFrom('button', 'menuitem'),
};

/** The option that opened the modal closes with its list: focus returns to the Select. */
export const FromSelect: Story = {
  render: () => (
    <ModalsFrom
      list={(open) => (
        <Select
          label="Actions"
          value=""
          onValueChange={open}
          options={modalNames.map((name) => ({ value: name, label: name }))}
        />
      )}
    />
  ),
  play: () => playModalsFrom('combobox', 'option'),
};

function TooltipOfModals() {
  const [opened, setOpened] = useState('');
  return modalNames.map((name) => {
    const Component = modals[name];
    return (
      <div key={name}>
        <Tooltip text={`Opens the ${name}`}>
          <Button throttle={0} onClick={() => setOpened(name)}>
            {name}
          </Button>
        </Tooltip>
        <Component title={name} open={opened === name} onOpenChange={() => setOpened('')} />
      </div>
    );
  });
}

/** The tooltip closes when its owner opens a modal, and shows again when focus returns by key. */
export const FromTooltip: Story = {
  render: () => <TooltipOfModals />,
  play: async () => {
    for (const name of modalNames) {
      const owner = await screen.findByRole('button', { name });
      owner.focus();
      await screen.findByRole('tooltip');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole(roles[name], { name });
      await expectClosed('Tooltip');
      await userEvent.keyboard('{Escape}');
      await expectClosed(name);
      await waitFor(() => expect(owner).toHaveFocus());
      await screen.findByRole('tooltip');
      await userEvent.keyboard('{Escape}');
      await expectClosed('Tooltip');
      await expect(owner).toHaveFocus();
    }
  },
};

function RemovedOpener({ name }: { name: keyof typeof modals }) {
  const [isThere, setIsThere] = useState(true);
  const [opened, setOpened] = useState(false);
  const Component = modals[name];
  return (
    <section aria-label={name}>
      {isThere && (
        <Button throttle={0} onClick={() => setOpened(true)}>
          {name}
        </Button>
      )}
      <Component title={name} open={opened} onOpenChange={setOpened}>
        {remove(() => setIsThere(false))}
      </Component>
    </section>
  );
}

/** On the page itself, focus moves to the nearest remaining ancestor of the removed opener. */
export const OpenerRemoved: Story = {
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
