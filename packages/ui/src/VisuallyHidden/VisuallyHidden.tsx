import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Default `span`. */
  as?: 'span' | 'p' | 'h1' | 'h2' | 'legend' | undefined;
}

/** Read by screen readers, not shown. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  // All of them take a span's attributes; React's types know no tag that is one of several.
  const Element = as as 'span';
  return <Element {...rest} data-component="VisuallyHidden" className={cx(css.root, className)} />;
}
