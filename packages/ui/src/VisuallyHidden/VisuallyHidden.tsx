import { VisuallyHidden as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Element of the text. Default `span`. */
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend' | undefined;
}

/** Content for screen readers that is not displayed. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Primitive.Root {...rest} asChild data-component="VisuallyHidden">
      <Element>{children}</Element>
    </Primitive.Root>
  );
}
