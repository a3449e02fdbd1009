import { cx } from '../internal/cx.ts';
import { type LayoutProps, layoutElement } from '../internal/element.ts';
import * as layout from '../internal/layout.css.ts';
import type { Space } from '../internal/space.css.ts';
import * as space from '../internal/space.css.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** Between the children. Default 16. */
  gap?: Space | undefined;
  /** Across. Default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Children below each other. */
export function Stack({
  as,
  gap = 16,
  align = 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  const { Element, role } = layoutElement(as);
  return (
    <Element
      role={role}
      {...rest}
      data-component="Stack"
      className={cx(
        css.root,
        space.gap[gap],
        layout.align[align],
        layout.justify[justify],
        className,
      )}
    />
  );
}
