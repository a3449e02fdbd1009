import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Popover as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { cx } from '../internal/cx.ts';
import {
  keepFocusInside,
  LayerContext,
  useLayer,
  useLayerFocus,
  useTopmostDismiss,
} from '../internal/layer.ts';
import * as overlay from '../internal/overlay.css.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useExitAnimation } from '../internal/useExitAnimation.ts';
import { usePortalContainer } from '../ThemeProvider/index.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'dir'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The element that opens it; it must take a ref, as a Button does. */
  trigger: ReactNode;
  /** Accessible name. */
  label: string;
  /** Preferred side of the trigger, as far as there is room. Default `bottom`. */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Alignment of the popover with its trigger. Default `center`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/**
 * A short text or controls beside their trigger. It is not modal: a press outside or Escape closes
 * it, and focus returns to the trigger.
 */
export function Popover({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  trigger,
  label,
  side = 'bottom',
  align = 'center',
  className,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const container = usePortalContainer();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useControllable(openProp, defaultOpen, onOpenChange);
  const exit = useExitAnimation(open);
  const refs = useComposedRefs(ref, exit.ref);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger ref={opener} asChild>
        {trigger}
      </Radix.Trigger>
      {exit.mounted && (
        <Radix.Portal forceMount {...(container && { container })}>
          <Content
            opener={opener}
            sideOffset={10}
            collisionPadding={16}
            arrowPadding={12}
            {...rest}
            ref={refs}
            side={side}
            align={align}
            aria-label={label}
            data-component="Popover"
            className={cx(overlay.floating, css.root, className)}
          >
            {children}
            <Radix.Arrow asChild width={16} height={8}>
              <svg viewBox="0 0 16 8" aria-hidden="true" className={css.arrow}>
                <path d="M0 0h16L9.2 7.2a1.7 1.7 0 0 1-2.4 0z" />
              </svg>
            </Radix.Arrow>
          </Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

interface ContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'side'> {
  opener: RefObject<HTMLElement | null>;
  side: NonNullable<PopoverProps['side']>;
}

/** Focuses the element that requests focus, otherwise the first focusable one. */
function Content({ opener, side, ref, ...rest }: ContentProps) {
  const layer = useLayer();
  const focus = useLayerFocus({ trigger: opener, initial: 'radix' });
  // Mounted when it opens: a part of the page may have a direction of its own.
  const [isReversed] = useState(
    () => opener.current !== null && getComputedStyle(opener.current).direction === 'rtl',
  );
  return (
    <LayerContext value={layer}>
      <Radix.Content
        {...rest}
        side={physicalSide(side, isReversed)}
        ref={useComposedRefs(ref, focus.ref, keepFocusInside)}
        onOpenAutoFocus={focus.onOpenAutoFocus}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        onPointerDownOutside={useTopmostDismiss(layer)}
      />
    </LayerContext>
  );
}

/** Radix supports left and right only. */
function physicalSide(
  side: ContentProps['side'],
  isReversed: boolean,
): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') !== isReversed ? 'left' : 'right';
}

/**
 * Closes the surrounding popover: `<PopoverClose asChild><Button>Got it</Button></PopoverClose>`.
 */
export const PopoverClose = Radix.Close;
