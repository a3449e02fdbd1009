import { Tooltip as Radix } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cx } from '../internal/cx.ts';
import { useFloatingContainer } from '../internal/useFloatingContainer.ts';
import * as css from './Tooltip.css.ts';

/** Hover delay in ms: moving over a row of buttons opens nothing. */
const REST_MS = 500;

const SharedDelayContext = createContext(false);

/**
 * Shares the hover delay of the tooltips inside: once one is open, the next opens at once. Wrap the
 * page, or a toolbar, in one.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <SharedDelayContext value={true}>
      <Radix.Provider delayDuration={REST_MS}>{children}</Radix.Provider>
    </SharedDelayContext>
  );
}

/** Inside a shared provider, a provider of its own would have a delay of its own. */
function Delay({ children }: { children: ReactNode }) {
  return useContext(SharedDelayContext) ? (
    children
  ) : (
    <Radix.Provider delayDuration={REST_MS}>{children}</Radix.Provider>
  );
}

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
    <Delay>
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
    </Delay>
  );
}
