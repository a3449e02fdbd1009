import { Slot } from 'radix-ui';
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { Anchor } from './anchor.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'color'> {
  /**
   * `inline` within a sentence, underlined; `standalone` outside of text, with a 44 px target.
   * Default `inline`.
   */
  variant?: 'inline' | 'standalone' | undefined;
  /** `inherit` uses the colour of the surrounding text. Default `link`. */
  color?: 'link' | 'inherit' | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Renders the single child as the link. */
  asChild?: boolean | undefined;
}

/** Navigates. An action that changes something is a Button. */
export function Link({
  variant = 'inline',
  color = 'link',
  leading,
  trailing,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const root = {
    ...rest,
    'data-component': 'Link',
    className: cx(css.root({ variant, color }), className),
  };
  const renderContent = (content: ReactNode) => (
    <>
      {leading !== undefined && (
        <span data-part="leading" className={css.icon}>
          {leading}
        </span>
      )}
      {content}
      {trailing !== undefined && (
        <span data-part="trailing" className={css.icon}>
          {trailing}
        </span>
      )}
    </>
  );
  if (asChild && isValidElement<{ children?: ReactNode }>(children)) {
    return (
      <Slot.Root {...root}>
        {cloneElement(children, undefined, renderContent(children.props.children))}
      </Slot.Root>
    );
  }
  return <Anchor {...root}>{renderContent(children)}</Anchor>;
}
