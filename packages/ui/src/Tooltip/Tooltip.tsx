import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useFloatingContainer } from '../internal/useFloatingContainer.ts';
import * as css from './Tooltip.css.ts';

/** Hover delay in ms: moving over a row of buttons opens nothing. */
const REST_MS = 500;

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** Short optional help text. */
  text: ReactNode;
  /** The described element, which must take focus and a ref, such as an IconButton. */
  children: ReactNode;
  /** Preferred side, as far as there is room. Default `top`. */
  side?: 'top' | 'bottom' | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A short text beside a hovered or focused element. It is unavailable on touch screens, so it may
 * only repeat or supplement other information.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const inPortal = useFloatingContainer();
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange !== undefined && { onOpenChange }),
  };
  return (
    <Radix.Provider delayDuration={REST_MS}>
      <Radix.Root {...state}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal {...inPortal}>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            {...rest}
            side={side}
            data-component="Tooltip"
            className={cx(css.root, className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
