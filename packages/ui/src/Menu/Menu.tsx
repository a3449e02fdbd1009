import type { Tone } from '@parlor/tokens';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  startTransition,
  useRef,
} from 'react';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLayerFocus } from '../internal/layer.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useFloatingContainer } from '../internal/useFloatingContainer.ts';
import { Anchor } from '../Link/index.ts';
import * as css from './Menu.css.ts';

export interface MenuItem {
  /** Unique among the items. */
  value: string;
  label: ReactNode;
  /** Icon before the label, usually an `Icon`. */
  icon?: ReactNode;
  /** Muted text at the end of the line. */
  hint?: ReactNode;
  /** Meaning of the action; `critical` for a destructive one. Default `neutral`. */
  tone?: Tone | undefined;
  disabled?: boolean | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** Called when the item is activated. */
  onSelect?: (() => void) | undefined;
}

/** Actions, with an optional heading. */
export interface MenuActions {
  label?: string | undefined;
  items: readonly MenuItem[];
}

/** Options of which one is selected. */
export interface MenuChoice {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The options, of which one is selected. */
  options: readonly Pick<MenuItem, 'value' | 'label' | 'icon' | 'hint' | 'disabled'>[];
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that opens it; it must take a ref, as a Button does. */
  trigger: ReactNode;
  /** Groups, separated by lines. */
  groups: readonly (MenuActions | MenuChoice)[];
  /** Alignment of the menu with its trigger. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * Actions and options that open from a button. Arrow keys move, typing a letter finds an item,
 * Escape closes.
 */
export function Menu({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  groups,
  align = 'start',
  className,
  dir: _dir,
  ...rest
}: MenuProps) {
  const inPortal = useFloatingContainer();
  const opener = useRef<HTMLButtonElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  /** Pointer type of the last press of the trigger. */
  const pressedBy = useRef('');
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  return (
    // Radix's modal mode hides the page from screen readers but leaves its elements focusable.
    <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
      <Radix.Trigger
        ref={opener}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType;
          // Radix opens it on press. The scrim would then be under the finger and take the tap, and a
          // finger that scrolls the page would open it.
          if (event.pointerType !== 'mouse') event.preventDefault();
        }}
        onClick={() => {
          // The page answers the tap before it renders the menu.
          if (pressedBy.current !== 'mouse') startTransition(() => setOpen(!open));
        }}
        asChild
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal {...inPortal}>
        {/* A press outside the menu closes it and has no other effect; keyboards use Escape. */}
        <div
          ref={scrim}
          aria-hidden="true"
          data-part="scrim"
          className={css.scrim}
          onClick={() => setOpen(false)}
        />
      </Radix.Portal>
      <Radix.Portal {...inPortal}>
        <Content
          opener={opener}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            // Closes on click: if removed on press, it would let the click through to the page.
            if (event.target === scrim.current) event.preventDefault();
          }}
          {...rest}
          data-component="Menu"
          className={cx(overlay.floating, css.root, className)}
        >
          {groups.map((group, index) => (
            <Fragment key={group.label ?? `group ${index}`}>
              {index > 0 && <Radix.Separator className={css.separator} />}
              {'options' in group ? <Choice {...group} /> : <Actions {...group} />}
            </Fragment>
          ))}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ContentProps extends ComponentProps<typeof Radix.Content> {
  opener: RefObject<HTMLElement | null>;
}

function Content({ opener, ref, ...rest }: ContentProps) {
  const focus = useLayerFocus({ trigger: opener, initial: 'radix' });
  return (
    <Radix.Content
      {...rest}
      ref={useComposedRefs(ref, focus.ref)}
      onCloseAutoFocus={focus.onCloseAutoFocus}
    />
  );
}

function Actions({ label, items }: MenuActions) {
  return (
    <Radix.Group>
      {label !== undefined && <Radix.Label className={css.heading}>{label}</Radix.Label>}
      {items.map(({ value, href, tone = 'neutral', disabled = false, onSelect, ...item }) => {
        const inside = <Inside {...item} toned={tone !== 'neutral'} />;
        return (
          <Radix.Item
            key={value}
            data-part="item"
            className={css.item({ tone })}
            disabled={disabled}
            asChild={href !== undefined}
            onSelect={() => onSelect?.()}
          >
            {href === undefined ? inside : <Anchor href={href}>{inside}</Anchor>}
          </Radix.Item>
        );
      })}
    </Radix.Group>
  );
}

function Choice({ label, value, onValueChange, options }: MenuChoice) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      <Radix.Label className={css.heading}>{label}</Radix.Label>
      {options.map(({ value: own, disabled = false, ...option }) => (
        <Radix.RadioItem
          key={own}
          value={own}
          data-part="item"
          className={css.item({ tone: 'neutral' })}
          disabled={disabled}
        >
          <Inside {...option} toned={false} />
          <Radix.ItemIndicator className={css.check}>
            <Icon icon={Check} size={18} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

function Inside({ label, icon, hint, toned }: Omit<MenuItem, 'value'> & { toned: boolean }) {
  return (
    <>
      {icon !== undefined && <span className={cx(css.icon, toned && css.iconToned)}>{icon}</span>}
      <span className={css.label}>{label}</span>
      {hint !== undefined && <span className={css.hint}>{hint}</span>}
    </>
  );
}
