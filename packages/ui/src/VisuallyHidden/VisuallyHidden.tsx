import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Heard by screen readers, not seen. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} data-component="VisuallyHidden" className={cx(css.root, className)} />;
}
