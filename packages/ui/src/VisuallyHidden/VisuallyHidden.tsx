import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Element of the text. Default `span`. */
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend' | undefined;
}

/** Content for screen readers that is not displayed. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // All of these elements take the attributes of a span; React's types have no tag that is one of
  // several.
  const Element = as as 'span';
  return <Element {...rest} data-component="VisuallyHidden" className={cx(css.root, className)} />;
}
