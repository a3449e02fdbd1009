import { Slot } from 'radix-ui';
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heading inside the card. */
  title?: ReactNode;
  /** Heading level of the title. Default `h2`. */
  titleAs?: 'h2' | 'h3' | 'h4' | undefined;
  /** Content at the right end of the title. */
  aside?: ReactNode;
  /** `none` for lists and pictures that reach the border. Default `md`. */
  padding?: 'none' | 'md' | undefined;
  /** Renders the single child (a link, a button, an article) as the card. */
  asChild?: boolean | undefined;
}

/** A surface with a hairline border and without a shadow. */
export function Card({
  title,
  titleAs: Title = 'h2',
  aside,
  padding = 'md',
  asChild = false,
  className,
  children,
  ...rest
}: CardProps) {
  const root = {
    ...rest,
    'data-component': 'Card',
    className: cx(css.root({ padding, interactive: asChild }), className),
  };
  const header =
    title === undefined ? null : (
      <div data-part="header" className={css.header({ padding })}>
        <Title data-part="title" className={css.title}>
          {title}
        </Title>
        {aside !== undefined && (
          <div data-part="aside" className={css.aside}>
            {aside}
          </div>
        )}
      </div>
    );

  if (asChild && isValidElement<{ children?: ReactNode }>(children)) {
    return (
      <Slot.Root {...root}>
        {cloneElement(children, undefined, header, children.props.children)}
      </Slot.Root>
    );
  }
  return (
    <div {...root}>
      {header}
      {children}
    </div>
  );
}
